import Foundation

extension UIButton {
  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The size of the content with its insets; a width of 0 is unlimited.
  final func fittingSize(in width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    guard let configuration else { return contentSize }
    let insets = configuration.contentInsets
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let room = width > 0 ? max(width - x, 1) : .greatestFiniteMagnitude
    let size = arrangement(configuration).size(in: room)
    return CGSize(width: ceilToPixel(size.width + x), height: ceilToPixel(size.height + y))
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(contentScaleFactor, 1)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  private func alignedToPixels(_ rect: CGRect) -> CGRect {
    let scale = max(contentScaleFactor, 1)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }

  final func layOutParts() {
    if let configuration {
      layOut(configuration)
    } else {
      let content = contentRect(forBounds: bounds)
      if let title = parts.title {
        title.frame = alignedToPixels(titleRect(forContentRect: content))
      }
      if let image = parts.image {
        image.frame = alignedToPixels(imageRect(forContentRect: content))
      }
      parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
      parts.selection?.frame = selectionBox
      parts.glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// The box behind the title and the image of a selected system button. Its margins are estimates.
  private var selectionBox: CGRect {
    let shown: [UIView?] = [parts.title, parts.image]
    let frames = shown.compactMap { $0.flatMap { $0.isHidden ? nil : $0.frame } }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
  }

  // MARK: With a configuration

  private func layOut(_ configuration: Configuration) {
    let insets = configuration.contentInsets
    let rect = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isReversed ? insets.leading : insets.trailing))
    let frames = arrangement(configuration).frames(in: rect)
    parts.image?.frame = alignedToPixels(frames.image)
    parts.activity?.frame = alignedToPixels(frames.image)
    parts.title?.frame = alignedToPixels(frames.title)
    parts.subtitle?.frame = alignedToPixels(frames.subtitle)
    parts.indicator?.frame = alignedToPixels(frames.indicator)
    parts.background?.frame = bounds
    let radius = cornerRadius(configuration)
    if let background = parts.background, background.cornerRadius != radius {
      background.cornerRadius = radius
    }
  }

  /// The radius of the corners of the background, in points.
  func cornerRadius(_ configuration: Configuration) -> CGFloat {
    min(configuration.cornerRadius(height: bounds.height), bounds.height / 2)
  }

  private func arrangement(_ configuration: Configuration) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.imageSide = imageSide(configuration.imagePlacement)
    arrangement.imagePadding = configuration.imagePadding
    arrangement.titlePadding = configuration.titlePadding
    arrangement.isIndicatorOnLeft = isReversed
    arrangement.horizontal = effectiveContentHorizontalAlignment
    arrangement.vertical = contentVerticalAlignment
    arrangement.titleAnchor = titleAnchor
    if let activity = parts.activity, !activity.isHidden {
      arrangement.parts.image = activity.intrinsicContentSize
    } else if let image = parts.image, !image.isHidden {
      arrangement.parts.image = image.intrinsicContentSize
    }
    arrangement.parts.title = measure(parts.title)
    arrangement.parts.subtitle = measure(parts.subtitle)
    arrangement.parts.indicator = parts.indicator.flatMap {
      $0.isHidden ? nil : $0.intrinsicContentSize
    }
    return arrangement
  }

  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, !label.isHidden else { return nil }
    return { width in
      let room = max(width, 1)
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
  }

  private func imageSide(_ placement: NSDirectionalRectEdge) -> ButtonArrangement.Side {
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    return placement.contains(.trailing) != isReversed ? .right : .left
  }

  // MARK: Without a configuration

  private var shownImageSize: CGSize {
    guard let image = parts.image, !image.isHidden, image.image != nil else { return .zero }
    return image.sizeThatFits(.zero)
  }

  private var shownTitleSize: CGSize {
    guard let title = parts.title, !title.isHidden, title.text?.isEmpty == false else {
      return .zero
    }
    return title.sizeThatFits(.zero)
  }

  /// A title has 6 points above and below it, unless there are insets; a system button with a title
  /// is at least 30 points wide.
  private var contentSize: CGSize {
    let (image, title) = (shownImageSize, shownTitleSize)
    let background = backgroundImage(for: state)?.size ?? .zero
    let hasTitle = title.height > 0
    let padding: CGFloat = hasTitle && contentEdgeInsets == .zero ? 12 : 0
    let insets = contentEdgeInsets
    let width = image.width + title.width + insets.left + insets.right
    let height = max(image.height, title.height + padding) + insets.top + insets.bottom
    let isPlain = hasTitle && buttonType != .custom && insets == .zero
    return CGSize(
      width: ceilToPixel(max(isPlain ? max(width, 30) : width, background.width)),
      height: ceilToPixel(max(height, background.height)))
  }

  final func imageRect(in content: CGRect) -> CGRect {
    let (image, title) = (shownImageSize, shownTitleSize)
    let rect = content.inset(by: imageEdgeInsets)
    let size = CGSize(
      width: min(image.width, max(rect.width, 0)), height: min(image.height, max(rect.height, 0)))
    return place(
      size, in: rect, before: isReversed ? title.width : 0, after: isReversed ? 0 : title.width)
  }

  final func titleRect(in content: CGRect) -> CGRect {
    let (image, title) = (shownImageSize, shownTitleSize)
    let rect = content.inset(by: titleEdgeInsets)
    let size = CGSize(
      width: min(title.width, max(rect.width - image.width, 0)),
      height: min(title.height, max(rect.height, 0)))
    return place(
      size, in: rect, before: isReversed ? 0 : image.width, after: isReversed ? image.width : 0)
  }

  /// Places a part by the alignments, with room for the other part on one of its sides.
  private func place(
    _ size: CGSize, in rect: CGRect, before: CGFloat, after: CGFloat
  ) -> CGRect {
    let free = rect.width - before - after - size.width
    let horizontal = effectiveContentHorizontalAlignment
    let fillsWidth = horizontal == .fill
    let fillsHeight = contentVerticalAlignment == .fill
    return CGRect(
      x: rect.minX + before + (fillsWidth ? 0 : max(free, 0) * horizontal.anchor),
      y: rect.minY
        + (fillsHeight ? 0 : (rect.height - size.height) * contentVerticalAlignment.anchor),
      width: fillsWidth ? size.width + max(free, 0) : size.width,
      height: fillsHeight ? max(rect.height, 0) : size.height)
  }
}
