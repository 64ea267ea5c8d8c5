import UIKit

final class OverridingPageControlProgress: UIPageControlProgress {
  override var delegate: (any UIPageControlProgressDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var currentProgress: Float {
    get { called(super.currentProgress) }
    set { super.currentProgress = assigned(newValue) }
  }
  override var isProgressVisible: Bool { called(super.isProgressVisible) }
}

extension Overrides {
  static let pageProgress = Overrides(
    of: "UIPageControlProgress", by: OverridingPageControlProgress(),
    uses: [
      {
        $0.delegate = $0.delegate
        $0.currentProgress = $0.currentProgress
        _ = $0.isProgressVisible
      }
    ])
}
