import CoreGraphics

/// The views of a slider: two parts of the track, the thumb, and the images at both sides.
@MainActor final class SliderViews {
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumImage = UIImageView()
  private let maximumImage = UIImageView()

  func add(to slider: UISlider) {
    for view in [minimumImage, maximumImage, maximumTrack, minimumTrack, thumb] {
      slider.addSubview(view)
    }
  }

  func update(_ slider: UISlider) {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumbRect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    thumb.frame = thumbRect
    show(
      slider.currentThumbImage, in: thumb, slider.thumbTintColor ?? .white,
      radius: thumbRect.height / 2)
    thumb.layer.shadowOpacity = slider.currentThumbImage == nil ? 0.18 : 0
    thumb.layer.shadowRadius = 6
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    placeTracks(slider, track, thumbRect.midX)
    place(slider.minimumValueImage, in: minimumImage, slider.minimumValueImageRect)
    place(slider.maximumValueImage, in: maximumImage, slider.maximumValueImageRect)
    for view in [minimumTrack, maximumTrack] { view.alpha = slider.isEnabled ? 1 : 0.5 }
    func place(_ image: UIImage?, in view: UIImageView, _ rect: (CGRect) -> CGRect) {
      view.image = image
      view.frame = rect(slider.bounds)
    }
  }

  private func placeTracks(_ slider: UISlider, _ track: CGRect, _ middle: CGFloat) {
    let isReversed = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func part(_ isLeft: Bool, _ image: UIImage?) -> CGRect {
      let height = image?.size.height ?? track.height
      let y = track.midY - height / 2
      let x = isLeft ? track.minX : middle
      let width = max(isLeft ? middle - track.minX : track.maxX - middle, 0)
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let (least, most) = (slider.currentMinimumTrackImage, slider.currentMaximumTrackImage)
    // The standard parts have round ends: the lighter one is as long as the track.
    minimumTrack.frame = part(!isReversed, least)
    maximumTrack.frame = most == nil ? track : part(isReversed, most)
    show(
      least, in: minimumTrack, slider.minimumTrackTintColor ?? slider.tintColor,
      radius: track.height / 2)
    show(
      most, in: maximumTrack, slider.maximumTrackTintColor ?? .systemFill,
      radius: track.height / 2)
  }

  private func show(
    _ image: UIImage?, in view: UIImageView, _ color: UIColor, radius: CGFloat
  ) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? radius : 0
  }
}
