import UIKit

final class OverridingFilter: CAFilter {
  override var type: String { called(super.type) }
  override var name: String? {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override func setDefaults() { called(super.setDefaults()) }
  override var inputKeys: [String] { called(super.inputKeys) }
  override func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

extension Overrides {
  static let filter = Overrides(
    of: "CAFilter", by: OverridingFilter(type: kCAFilterGaussianBlur),
    uses: [
      {
        $0.name = $0.name
        $0.isEnabled = $0.isEnabled
        $0.setDefaults()
        _ = ($0.inputKeys, $0.value(forKey: "inputRadius"), $0.hash, $0.isEqual($0))
        _ = OverridingFilter.supportsSecureCoding
        $0.setValue(1, forKey: "inputRadius")
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: true))
        // This calls `copy(with:)`, and `type` for the name of the filter.
        CALayer().filters = [$0]
      }
    ])
}
