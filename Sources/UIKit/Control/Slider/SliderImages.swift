/// The images of a slider for each state.
struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]

  func image(
    _ path: KeyPath<SliderImages, [UIControl.State: UIImage]>, for state: UIControl.State
  ) -> UIImage? { self[keyPath: path][state] ?? self[keyPath: path][.normal] }
}
