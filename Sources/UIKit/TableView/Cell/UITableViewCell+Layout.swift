import CoreGraphics

extension UITableViewCell {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The width of the first text of a cell of the style `.value2`.
  private static let captionWidth: CGFloat = 91

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The table's distances of the separator.
  var defaultSeparatorInset: UIEdgeInsets {
    guard let table, let own = table.ownSeparatorInset else { return automaticSeparatorInset }
    guard table.separatorInsetReference == .fromAutomaticInsets else { return own }
    var inset = automaticSeparatorInset
    inset.left += own.left
    inset.right += own.right
    return inset
  }

  /// The separator begins where the texts do.
  private var automaticSeparatorInset: UIEdgeInsets {
    var inset = UITableView.standardSeparatorInset
    inset.left += editing.inset
    if let list = content as? UIListContentView {
      var result = inset
      result.left = max(inset.left, list.textStart + editing.inset)
      return result
    }
    guard let image = parts.imageView?.image else { return inset }
    var result = inset
    result.left += image.size.width + Self.margin
    return result
  }

  func placed(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isReversed else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  func layOutParts() {
    configured.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.frame = bounds
    parts.standardSelection?.frame = bounds
    parts.editControl?.frame = placed(editControlFrame, in: bounds.width)
    let end = layOutAccessories()
    let start = editing.inset
    content.frame = placed(
      CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height),
      in: bounds.width)
    layOutTexts()
    layOutSeparator()
  }

  /// Places what is at the trailing side. Returns where the content ends.
  @discardableResult func layOutAccessories() -> CGFloat {
    var end = bounds.width - (table?.sectionIndexWidth ?? 0)
    if let control = parts.reorderControl {
      end -= ReorderControl.width
      control.frame = placed(
        CGRect(x: end, y: 0, width: ReorderControl.width, height: bounds.height),
        in: bounds.width)
    }
    let side = end
    for view in parts.accessories.reversed() {
      let size = view.bounds.size
      end -= size.width + (end == bounds.width ? Self.margin : Self.gap)
      view.frame = placed(
        CGRect(
          x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
          height: size.height), in: bounds.width)
    }
    return end < side ? end - Self.gap : end
  }

  private func layOutSeparator() {
    parts.separator.isHidden = !parts.showsSeparator
    let color = table?.separatorColor
    if parts.separator.backgroundColor !== color { parts.separator.backgroundColor = color }
    let height = 1 / max(contentScaleFactor, 1)
    let inset = separatorInset
    parts.separator.frame = placed(
      CGRect(
        x: inset.left, y: bounds.height - height,
        width: max(0, bounds.width - inset.left - inset.right), height: height), in: bounds.width)
    bringSubviewToFront(parts.separator)
    showSeparatorEffect()
  }

  private func showSeparatorEffect() {
    guard let effect = table?.separatorEffect else {
      parts.separatorEffect?.removeFromSuperview()
      parts.separatorEffect = nil
      return
    }
    let view = parts.separatorEffect ?? UIVisualEffectView(effect: effect)
    parts.separatorEffect = view
    view.isUserInteractionEnabled = false
    view.effect = effect
    view.contentView.backgroundColor = table?.separatorColor
    view.frame = parts.separator.frame
    view.isHidden = parts.separator.isHidden
    parts.separator.isHidden = true
    addSubview(view)
  }

  private func layOutTexts() {
    let width = content.bounds.width
    for (view, frame) in zip(textViews, textFrames(in: content.bounds.size)) {
      view.frame = placed(frame, in: width)
    }
  }

  private var textViews: [UIView] {
    var views: [UIView] = []
    if let view = parts.imageView { views.append(view) }
    if let label = parts.textLabel { views.append(label) }
    if let label = parts.detailLabel { views.append(label) }
    return views
  }

  /// The frames of the image and the texts that there are, from left to right.
  private func textFrames(in size: CGSize) -> [CGRect] {
    var start = Self.margin + CGFloat(indentationLevel) * indentationWidth
    var frames: [CGRect] = []
    if let view = parts.imageView {
      let image = view.image?.size ?? .zero
      frames.append(
        CGRect(
          x: start, y: ((size.height - image.height) / 2).rounded(), width: image.width,
          height: image.height))
      if image.width > 0 { start += image.width + Self.margin }
    }
    // An accessory's space has its own gap; without one the content view ends at the cell's side.
    let end = parts.accessories.isEmpty ? size.width - Self.margin : size.width
    let room = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    switch style {
    case .default: if parts.textLabel != nil { frames.append(room) }
    case .subtitle: frames += stacked(in: room)
    case .value1: frames += atBothSides(of: room)
    case .value2: frames += besideCaption(in: room)
    }
    return frames
  }

  private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func stacked(in room: CGRect) -> [CGRect] {
    let heights = [parts.textLabel, parts.detailLabel].map { height(of: $0, width: room.width) }
    var y = ((room.height - heights[0] - heights[1]) / 2).rounded()
    var frames: [CGRect] = []
    for (label, height) in zip([parts.textLabel, parts.detailLabel], heights) where label != nil {
      frames.append(CGRect(x: room.minX, y: y, width: room.width, height: height))
      y += height
    }
    return frames
  }

  private func atBothSides(of room: CGRect) -> [CGRect] {
    let whole = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let first = min(parts.textLabel?.sizeThatFits(whole).width ?? 0, room.width)
    let free = max(0, room.width - first - Self.gap)
    let second = min(parts.detailLabel?.sizeThatFits(whole).width ?? 0, free)
    var frames: [CGRect] = []
    if parts.textLabel != nil {
      frames.append(CGRect(x: room.minX, y: 0, width: first, height: room.height))
    }
    if parts.detailLabel != nil {
      frames.append(CGRect(x: room.maxX - second, y: 0, width: second, height: room.height))
    }
    return frames
  }

  private func besideCaption(in room: CGRect) -> [CGRect] {
    var frames: [CGRect] = []
    if parts.textLabel != nil {
      frames.append(
        CGRect(x: room.minX, y: 0, width: Self.captionWidth, height: room.height))
    }
    if parts.detailLabel != nil {
      let start = room.minX + Self.captionWidth + Self.gap
      frames.append(
        CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height))
    }
    return frames
  }

  // MARK: Height

  /// The height that the standard image and texts need, at least 44 points.
  func standardHeight(width: CGFloat) -> CGFloat {
    let accessories = parts.accessories.reduce(0) { $0 + $1.bounds.width + Self.gap }
    let image = parts.imageView?.image?.size ?? .zero
    let taken =
      2 * Self.margin + CGFloat(indentationLevel) * indentationWidth + accessories + editing.inset
      + (parts.reorderControl == nil ? 0 : ReorderControl.width) + (table?.sectionIndexWidth ?? 0)
      + (image.width > 0 ? image.width + Self.margin : 0)
    let heights = [parts.textLabel, parts.detailLabel].map {
      height(of: $0, width: max(0, width - taken))
    }
    let text = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    return max(44, (text + 20).rounded(.up), image.height)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    bounds.size.width = target.width
    updateConfigurationIfNeeded()
    layoutIfNeeded()
    let side = bounds.width - content.bounds.width
    let inner = content.systemLayoutSizeFitting(
      CGSize(width: target.width - side, height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let standard = textViews.isEmpty ? 0 : standardHeight(width: target.width)
    // Without constraints and standard texts, nothing determines a height.
    let height = max(inner.height, standard)
    return CGSize(width: target.width, height: height > 0 ? height : 44)
  }
}
