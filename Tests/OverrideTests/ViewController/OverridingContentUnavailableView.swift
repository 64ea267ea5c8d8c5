import UIKit

final class OverridingContentUnavailableView: UIContentUnavailableView {
  override var configuration: any UIContentConfiguration {
    get { called(super.configuration) }
    set { super.configuration = assigned(newValue) }
  }
  override func supports(_ configuration: any UIContentConfiguration) -> Bool {
    called(super.supports(configuration))
  }
  override var isScrollEnabled: Bool {
    get { called(super.isScrollEnabled) }
    set { super.isScrollEnabled = assigned(newValue) }
  }
}

extension Overrides {
  static let contentUnavailableView = Overrides(
    of: "UIContentUnavailableView",
    by: OverridingContentUnavailableView(configuration: .empty()),
    uses: [
      {
        $0.configuration = $0.configuration
        _ = $0.supports($0.configuration)
        $0.isScrollEnabled = $0.isScrollEnabled
      }
    ])
}
