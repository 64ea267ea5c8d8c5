import UIKit

final class OverridingToolbarAppearance: UIToolbarAppearance {
  override var buttonAppearance: UIBarButtonItemAppearance {
    get { called(super.buttonAppearance) }
    set { super.buttonAppearance = assigned(newValue) }
  }
  override var doneButtonAppearance: UIBarButtonItemAppearance {
    get { called(super.doneButtonAppearance) }
    set { super.doneButtonAppearance = assigned(newValue) }
  }
}
