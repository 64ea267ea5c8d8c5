import UIKit

final class OverridingSearchToken: UISearchToken {
  override var representedObject: Any? {
    get { called(super.representedObject) }
    set { super.representedObject = assigned(newValue) }
  }
}

extension Overrides {
  static let searchToken = Overrides(
    of: "UISearchToken", by: OverridingSearchToken(icon: nil, text: "a"),
    uses: [
      {
        $0.representedObject = $0.representedObject
      }
    ])
}
