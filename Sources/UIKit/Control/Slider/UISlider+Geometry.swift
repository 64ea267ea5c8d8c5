import CoreGraphics

extension UISlider {
  static var trackHeight: CGFloat { 4 }
  static var thumbSize: CGSize { CGSize(width: 28, height: 28) }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var thumbSize: CGSize { currentThumbImage?.size ?? Self.thumbSize }

  final var fittingHeight: CGFloat {
    let images = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    return max(31, thumbSize.height, images.max() ?? 0)
  }

  final func imageRect(_ image: UIImage?, in bounds: CGRect, isFirst: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isFirst != isReversed ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// The thumb may reach 2 points beyond the ends of the track; beside images there are 12 points.
  final func standardTrackRect(in bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 12 } ?? 2 }
    let left = room(isReversed ? maximumValueImage : minimumValueImage)
    let right = room(isReversed ? minimumValueImage : maximumValueImage)
    return CGRect(
      x: bounds.minX + left, y: (bounds.midY - Self.trackHeight / 2).rounded(),
      width: max(bounds.width - left - right, 0), height: Self.trackHeight)
  }

  final func standardThumbRect(on track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let travel = max(track.width + 4 - size.width, 0)
    let x = track.minX - 2 + travel * position(of: value)
    return CGRect(origin: CGPoint(x: x, y: track.midY - size.height / 2), size: size)
  }

  /// The place of a value on the track: 0 is at its left end, 1 at its right end.
  private func position(of value: Float) -> CGFloat {
    let length = maximumValue - minimumValue
    let fraction = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return isReversed ? 1 - fraction : fraction
  }

  final var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The value for which the middle of the thumb is at an x-coordinate.
  final func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return minimumValue }
    let fraction = min(max((x - first) / (last - first), 0), 1)
    return minimumValue + Float(fraction) * (maximumValue - minimumValue)
  }
}
