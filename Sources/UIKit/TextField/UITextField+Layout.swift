import CoreGraphics

extension UITextField {
  /// The distance of the text from a border, and of views from the edges. Points.
  private static let inset = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  private static let lineInset = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  private static let clearButton = CGSize(width: 19, height: 19)
  private static let clearButtonMargin: CGFloat = 5
  /// The height of a field with a rounded border and the default font.
  private static let roundedHeight: CGFloat = 34
  private static let emptyWidth: CGFloat = 5

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: Self.lineInset
    case .bezel, .roundedRect: Self.inset
    }
  }

  // MARK: Visible views

  final var showsLeftView: Bool {
    leftView != nil && leftViewMode.isVisible(whileEditing: isEditing)
  }
  final var showsRightView: Bool {
    rightView != nil && rightViewMode.isVisible(whileEditing: isEditing)
  }
  final var showsClearButton: Bool {
    isEnabled && !showsRightView && editor.length > 0
      && clearButtonMode.isVisible(whileEditing: isEditing)
  }

  // MARK: Places

  /// The bounds without the border and the visible views.
  final func contentRect(in bounds: CGRect) -> CGRect {
    let insets = borderInsets
    var rect = bounds.inset(by: insets)
    func cut(_ taken: CGRect, isLeft: Bool) {
      let (left, right) = (
        isLeft ? max(rect.minX, taken.maxX + insets.left) : rect.minX,
        isLeft ? rect.maxX : min(rect.maxX, taken.minX - insets.right)
      )
      rect = CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }
    if showsLeftView { cut(leftViewRect(forBounds: bounds), isLeft: !isReversed) }
    if showsRightView {
      cut(rightViewRect(forBounds: bounds), isLeft: isReversed)
    } else if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      // The button has a margin of its own.
      cut(button.insetBy(dx: insets.left - 2, dy: 0), isLeft: isReversed)
    }
    rect.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    return rect
  }

  final func buttonRect(in bounds: CGRect) -> CGRect {
    let size = Self.clearButton
    let x =
      isReversed
      ? bounds.minX + Self.clearButtonMargin
      : bounds.maxX - Self.clearButtonMargin - size.width
    return CGRect(
      x: x, y: rounded(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  final func sideRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    size.height = min(size.height, bounds.height)
    let isLeft = isLeading != isReversed
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: rounded(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  private func rounded(_ points: CGFloat) -> CGFloat {
    (points * contentScaleFactor).rounded() / contentScaleFactor
  }

  final var naturalSize: CGSize {
    let lineHeight = content.font.lineHeight
    let insets = borderInsets
    var width = line.layout.size.width
    if editor.length == 0 { width = placeholderLayout?.size.width ?? Self.emptyWidth }
    for (isShown, view) in [(showsLeftView, leftView), (showsRightView, rightView)] where isShown {
      width += (view?.bounds.width ?? 0) + insets.left
    }
    if showsClearButton { width += Self.clearButton.width }
    let text = lineHeight + 1.5
    let height: CGFloat =
      switch borderStyle {
      case .none: text
      case .line: text + insets.top + insets.bottom
      case .bezel, .roundedRect: max(text + insets.top + insets.bottom, Self.roundedHeight)
      }
    return CGSize(
      width: width.rounded(.up) + insets.left + insets.right, height: height.rounded(.up))
  }

  // MARK: Text

  /// The rectangle of the text at this time.
  final var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  final var textGeometry: any TextGeometry {
    let line = line
    let rect = currentTextRect
    return TextLayoutGeometry(
      layout: line.layout,
      origin: origin(of: line.layout, in: rect, isScrolled: true), bullets: line.bullets)
  }

  /// Where a line begins in a rectangle.
  final func origin(of layout: TextLayout, in rect: CGRect, isScrolled: Bool) -> CGPoint {
    let slack = rect.width - layout.size.width
    let x =
      slack < 0
      ? (isScrolled ? -scroll : isTrailing(layout) ? slack : 0) : slack * share(of: layout)
    let height = rect.height - layout.size.height
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: height
      case .center, .fill: height / 2
      }
    return CGPoint(x: rect.minX + x - layout.bounds.minX, y: rounded(rect.minY + y))
  }

  /// The fraction of the free width that lies to the left of the text.
  private func share(of layout: TextLayout) -> CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    // A placeholder lies where the text will begin.
    case .natural, .justified: (editor.length == 0 ? isReversed : isTrailing(layout)) ? 1 : 0
    }
  }

  private func isTrailing(_ layout: TextLayout) -> Bool {
    layout.lineCount > 0 && layout.isRightToLeft(inLine: 0)
  }

  /// Scrolls so that the caret is visible; a field that is not edited shows the beginning.
  final func updateScroll() {
    let (layout, width) = (line.layout, currentTextRect.width)
    let excess = max(layout.size.width + TextCaret.width - width, 0)
    guard isEditing, excess > 0 else {
      scroll = isTrailing(layout) ? excess : 0
      return
    }
    let caret = textGeometry.caretRect(
      at: editor.selection.focus, isUpstream: editor.selection.isUpstream)
    let x = caret.minX - currentTextRect.minX + scroll
    scroll = min(max(scroll, x + TextCaret.width - width), x)
    scroll = rounded(min(max(scroll, 0), excess))
  }

  final var textBaselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    let font = content.font
    let rect = contentRect(in: CGRect(origin: .zero, size: bounds.size))
    let baseline = rect.midY - font.lineHeight / 2 + font.ascender
    return (baseline, bounds.height - baseline)
  }

  // MARK: Parts

  final func layOutParts() {
    let bounds = bounds
    parts.border.frame = borderRect(forBounds: bounds)
    let picture = isEnabled || background == nil ? background : disabledBackground ?? background
    parts.border.show(borderStyle, image: picture, isSearch: content.isSearch)
    sendSubviewToBack(parts.border)
    layOut(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
    layOut(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    parts.clearButton.isHidden = !showsClearButton
    parts.clearButton.frame = clearButtonRect(forBounds: bounds)
    let rect = currentTextRect
    // Glyphs may be higher than their line.
    parts.canvas.frame = editor.length == 0 ? placeholderRect(forBounds: bounds) : rect
    parts.canvas.alpha = isEnabled ? 1 : 0.5
    parts.selection.background.frame = rect
    showSelection()
  }

  private func layOut(_ view: UIView?, isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  /// Shows the caret, or the selection with its handles.
  final func showSelection() {
    updateScroll()
    parts.canvas.setNeedsDisplay()
    let (selection, rect) = (editor.selection, currentTextRect)
    let views = parts.selection
    guard isEditing, editor.marked == nil || selection.isEmpty else {
      views.show([])
      views.showHandles([nil, nil], in: bounds)
      return views.caret.show(at: nil)
    }
    let caret = caretRect(for: TextOffset(selection.focus, isUpstream: selection.isUpstream))
    let showsCaret = selection.isEmpty && !replacesAll && caret.intersects(rect)
    views.caret.show(at: showsCaret ? caret : nil)
    let range = replacesAll ? 0..<editor.length : selection.range
    views.show(
      range.isEmpty
        ? []
        : selectionRects(for: TextOffsetRange(range)).map {
          $0.rect.offsetBy(dx: -rect.minX, dy: -rect.minY)
        })
    let hasHandles = gestures.usesHandles && !selection.isEmpty
    views.showHandles(
      [selection.range.lowerBound, selection.range.upperBound].map {
        let caret = caretRect(for: TextOffset($0))
        return hasHandles && caret.intersects(rect.insetBy(dx: -2, dy: 0)) ? caret : nil
      }, in: clipsToBounds ? bounds : .infinite)
  }
}
