import CPango

extension TextParagraph {
  /// Sets the Pango attributes that affect glyph positions; `TextPainter` applies the others.
  ///
  /// - Parameter mayBreak: whether lines may break within words.
  func setAttributes(of source: TextSource, mayBreak: Bool) {
    let mayBreak = mayBreak && source.paragraph.lineBreak.wraps
    let isPlain = source.runs.count == 1 && !source.runs[0].shared.style.needsAttributes
    guard !isPlain || mayBreak else { return }
    let list = unsafe pango_attr_list_new()
    // Pango must not insert hyphens where it breaks words.
    if mayBreak { unsafe pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
    var start = 0
    for (index, run) in source.runs.enumerated() {
      let style = run.shared.style
      let range = UInt32(clamping: start)..<UInt32(clamping: max(run.end, start))
      start = run.end
      if index > 0 {
        unsafe insert(
          pango_attr_font_desc_new(context.pangoDescription(style.font)), range: range, into: list)
      }
      // Alternating colors, which are never painted, keep runs of different styles separate.
      unsafe insert(pango_attr_foreground_new(UInt16(index & 1), 0, 0), range: range, into: list)
      unsafe insert(style, range: range, into: list)
    }
    unsafe pango_layout_set_attributes(layout, list)
    unsafe pango_attr_list_unref(list)
  }

  private func insert(_ style: TextStyle, range: Range<UInt32>, into list: OpaquePointer?) {
    let spacing = (style.kern ?? 0) + style.tracking
    if spacing != 0, spacing.isFinite {
      let units = Int32(min(max(spacing, -10_000), 10_000) * CGFloat(PANGO_SCALE))
      unsafe insert(pango_attr_letter_spacing_new(units), range: range, into: list)
    }
    let features = style.fontFeatures
    if !features.isEmpty {
      unsafe insert(pango_attr_font_features_new(features), range: range, into: list)
    }
    if let attachment = style.attachment {
      var box = attachment.textBounds(for: style.font).pangoShape
      unsafe insert(pango_attr_shape_new(&box, &box), range: range, into: list)
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, range: Range<UInt32>,
    into list: OpaquePointer?
  ) {
    unsafe attribute?.pointee.start_index = range.lowerBound
    unsafe attribute?.pointee.end_index = range.upperBound
    unsafe pango_attr_list_insert(list, attribute)
  }
}

extension TextStyle {
  fileprivate var needsAttributes: Bool {
    kern != nil || tracking != 0 || !hasLigatures || font.hasMonospacedDigits || attachment != nil
  }

  /// OpenType features in the syntax of CSS's `font-feature-settings`.
  fileprivate var fontFeatures: String {
    var features: [String] = []
    let isSpaced = (kern ?? 0) != 0
    if !hasLigatures || isSpaced { features += ["liga=0", "clig=0"] }
    if kern == 0 { features.append("kern=0") }
    if font.hasMonospacedDigits { features.append("tnum=1") }
    return features.joined(separator: ", ")
  }
}

extension CGRect {
  /// The bounds of an attachment, whose y axis points up, in Pango units; NaN counts as 0.
  fileprivate var pangoShape: PangoRectangle {
    func units(_ points: CGFloat) -> Int32 {
      Int32(min(max(points.isNaN ? 0 : points, -100_000), 100_000) * CGFloat(PANGO_SCALE))
    }
    return PangoRectangle(
      x: 0, y: units(-maxY), width: units(width), height: units(height))
  }
}

extension TextParagraphStyle.LineBreak {
  var pango: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    case .word, .character, .clip: PANGO_ELLIPSIZE_NONE
    }
  }
}

extension TextParagraphStyle.Tab.Alignment {
  var pango: PangoTabAlign {
    switch self {
    case .left: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}
