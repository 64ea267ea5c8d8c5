import ArgumentParser
import UIKit

/// What each layer of the bench scene is.
enum BenchVariant: String, ExpressibleByArgument, CaseIterable {
  /// A transparent bitmap.
  case translucent
  /// An opaque bitmap.
  case opaque
  /// A transparent bitmap inside a round mask.
  case masks
  /// A transparent bitmap with a Gaussian blur, whose radius is a sixteenth of the side.
  case blur

  /// The names, for help and errors.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  @MainActor func configure(_ view: UIView) {
    switch self {
    case .translucent: break
    case .opaque: view.isOpaque = true
    case .masks:
      let mask = UIView(frame: view.bounds)
      mask.backgroundColor = .black
      mask.layer.cornerRadius = view.bounds.width / 2
      view.mask = mask
    case .blur:
      let blur = CAFilter(type: kCAFilterGaussianBlur)
      blur.setValue(view.bounds.width / 16, forKey: "inputRadius")
      view.layer.filters = [blur]
    }
  }
}
