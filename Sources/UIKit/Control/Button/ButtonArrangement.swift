import CoreGraphics

/// The places of the parts of a button with a configuration, found from their sizes.
struct ButtonArrangement {
  /// The sizes of the parts; nil for those that are not there.
  struct Parts {
    var image: CGSize?
    /// Measures the title and the subtitle in a width.
    var title: ((CGFloat) -> CGSize)?
    var subtitle: ((CGFloat) -> CGSize)?
    var indicator: CGSize?
  }

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  enum Side {
    case left, right, top, bottom

    var isHorizontal: Bool { self == .left || self == .right }
  }

  var parts = Parts()
  /// The side of the title on which the image is.
  var imageSide = Side.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorPadding: CGFloat = 6
  var isIndicatorOnLeft = false
  /// The place of the parts together in the content's rectangle.
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// The place of the title and the subtitle above one another: 0 is left, 1 right.
  var titleAnchor: CGFloat = 0.5

  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var text = CGSize.zero
    var indicator: CGFloat = 0
    /// The size of the image and the text together.
    var group = CGSize.zero
  }

  /// The size that all parts take in a width. Points.
  func size(in width: CGFloat) -> CGSize {
    let sizes = sizes(in: width)
    return CGSize(
      width: sizes.group.width + sizes.indicator,
      height: max(sizes.group.height, parts.indicator?.height ?? 0))
  }

  private var hasText: Bool { parts.title != nil || parts.subtitle != nil }

  private var padding: CGFloat { parts.image != nil && hasText ? imagePadding : 0 }

  private func sizes(in width: CGFloat) -> Sizes {
    var sizes = Sizes()
    sizes.image = parts.image ?? .zero
    sizes.indicator = parts.indicator.map { $0.width + (hasText ? indicatorPadding : 0) } ?? 0
    let beside = imageSide.isHorizontal ? sizes.image.width + padding : 0
    let room = max(width - beside - sizes.indicator, 0)
    sizes.title = parts.title?(room) ?? .zero
    sizes.subtitle = parts.subtitle?(room) ?? .zero
    let gap = parts.title != nil && parts.subtitle != nil ? titlePadding : 0
    sizes.text = CGSize(
      width: min(max(sizes.title.width, sizes.subtitle.width), room),
      height: sizes.title.height + gap + sizes.subtitle.height)
    sizes.group =
      imageSide.isHorizontal
      ? CGSize(
        width: sizes.image.width + padding + sizes.text.width,
        height: max(sizes.image.height, sizes.text.height))
      : CGSize(
        width: max(sizes.image.width, sizes.text.width),
        height: sizes.image.height + padding + sizes.text.height)
    return sizes
  }

  /// The frames of the parts in the content's rectangle.
  func frames(in rect: CGRect) -> Frames {
    var sizes = sizes(in: rect.width)
    if horizontal == .fill {
      let extra = rect.width - sizes.group.width - sizes.indicator
      sizes.group.width += max(extra, 0)
      sizes.text.width += max(extra, 0)
    }
    let total = sizes.group.width + sizes.indicator
    let x = rect.minX + (rect.width - total) * horizontal.anchor
    let y = rect.minY + (rect.height - sizes.group.height) * vertical.anchor
    let start = isIndicatorOnLeft ? x + sizes.indicator : x
    let group = CGRect(origin: CGPoint(x: start, y: y), size: sizes.group)
    var frames = Frames()
    if let indicator = parts.indicator {
      let left = isIndicatorOnLeft ? x : x + total - indicator.width
      frames.indicator = CGRect(
        origin: CGPoint(x: left, y: group.midY - indicator.height / 2), size: indicator)
    }
    placeImage(sizes, in: group, &frames)
    placeText(sizes, in: group, &frames)
    return frames
  }

  private func placeImage(_ sizes: Sizes, in group: CGRect, _ frames: inout Frames) {
    let size = sizes.image
    let anchor = hasText ? titleAnchor : 0.5
    let x =
      switch imageSide {
      case .left: group.minX
      case .right: group.maxX - size.width
      case .top, .bottom: group.minX + (group.width - size.width) * anchor
      }
    let y =
      switch imageSide {
      case .left, .right: group.midY - size.height / 2
      case .top: group.minY
      case .bottom: group.maxY - size.height
      }
    frames.image = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func placeText(_ sizes: Sizes, in group: CGRect, _ frames: inout Frames) {
    let text = sizes.text
    let x =
      switch imageSide {
      case .left: group.maxX - text.width
      case .right: group.minX
      case .top, .bottom: group.minX + (group.width - text.width) * titleAnchor
      }
    let y =
      switch imageSide {
      case .left, .right: group.midY - text.height / 2
      case .top: group.maxY - text.height
      case .bottom: group.minY
      }
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, text.width)
      return CGRect(
        x: x + (text.width - width) * titleAnchor, y: y, width: width, height: size.height)
    }
    frames.title = line(sizes.title, y)
    frames.subtitle = line(sizes.subtitle, y + text.height - sizes.subtitle.height)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The place in a wider rectangle: 0 is left, 1 right.
  var anchor: CGFloat {
    switch self {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The place in a higher rectangle: 0 is at the top, 1 at the bottom.
  var anchor: CGFloat {
    switch self {
    case .top, .fill: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
