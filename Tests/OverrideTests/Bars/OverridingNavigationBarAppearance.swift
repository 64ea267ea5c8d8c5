import UIKit

final class OverridingNavigationBarAppearance: UINavigationBarAppearance {
  override var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { called(super.titleTextAttributes) }
    set { super.titleTextAttributes = assigned(newValue) }
  }
  override var titlePositionAdjustment: UIOffset {
    get { called(super.titlePositionAdjustment) }
    set { super.titlePositionAdjustment = assigned(newValue) }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { called(super.largeTitleTextAttributes) }
    set { super.largeTitleTextAttributes = assigned(newValue) }
  }
  override var buttonAppearance: UIBarButtonItemAppearance {
    get { called(super.buttonAppearance) }
    set { super.buttonAppearance = assigned(newValue) }
  }
  override var doneButtonAppearance: UIBarButtonItemAppearance {
    get { called(super.doneButtonAppearance) }
    set { super.doneButtonAppearance = assigned(newValue) }
  }
  override var backButtonAppearance: UIBarButtonItemAppearance {
    get { called(super.backButtonAppearance) }
    set { super.backButtonAppearance = assigned(newValue) }
  }
  override var backIndicatorImage: UIImage { called(super.backIndicatorImage) }
  override var backIndicatorTransitionMaskImage: UIImage {
    called(super.backIndicatorTransitionMaskImage)
  }
  override func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    called(
      super.setBackIndicatorImage(
        backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage))
  }
}
