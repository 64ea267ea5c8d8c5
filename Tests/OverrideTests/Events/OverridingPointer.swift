import UIKit

final class OverridingPointerInteraction: UIPointerInteraction {
  override var delegate: (any UIPointerInteractionDelegate)? { called(super.delegate) }
  override var view: UIView? { called(super.view) }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override func invalidate() { called(super.invalidate()) }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
}

final class OverridingPointerRegion: UIPointerRegion {
  override var rect: CGRect { called(super.rect) }
  override var identifier: AnyHashable? { called(super.identifier) }
  override var latchingAxes: UIAxis {
    get { called(super.latchingAxes) }
    set { super.latchingAxes = assigned(newValue) }
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingPointerStyle: UIPointerStyle {
  override var accessories: [UIPointerAccessory] {
    get { called(super.accessories) }
    set { super.accessories = assigned(newValue) }
  }
  override class func hidden() -> UIPointerStyle { called(super.hidden()) }
  override class func system() -> UIPointerStyle { called(super.system()) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingPointerAccessory: UIPointerAccessory {
  override var shape: UIPointerShape { called(super.shape) }
  override var position: Position { called(super.position) }
  override var orientationMatchesAngle: Bool {
    get { called(super.orientationMatchesAngle) }
    set { super.orientationMatchesAngle = assigned(newValue) }
  }
  override class func arrow(_ position: Position) -> UIPointerAccessory {
    called(super.arrow(position))
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

extension Overrides {
  static let pointerInteraction = Overrides(
    of: "UIPointerInteraction", by: OverridingPointerInteraction(delegate: nil),
    uses: [
      {
        _ = ($0.delegate, $0.view)
        $0.isEnabled = $0.isEnabled
        $0.invalidate()
        UIView().addInteraction($0)
      }
    ])

  static let pointerRegion = Overrides(
    of: "UIPointerRegion", by: OverridingPointerRegion(rect: .zero),
    uses: [
      {
        _ = ($0.rect, $0.identifier, $0.copy())
        $0.latchingAxes = $0.latchingAxes
      }
    ])

  static let pointerStyle = Overrides(
    of: "UIPointerStyle", by: OverridingPointerStyle(shape: .verticalBeam(length: 1)),
    uses: [
      {
        $0.accessories = $0.accessories
        let type = type(of: $0)
        _ = (type.hidden(), type.system(), $0.copy())
      }
    ])

  static let pointerAccessory = Overrides(
    of: "UIPointerAccessory",
    by: OverridingPointerAccessory(shape: .verticalBeam(length: 1), position: .top),
    uses: [
      {
        _ = ($0.shape, $0.position, $0.copy(), type(of: $0).arrow(.top))
        $0.orientationMatchesAngle = $0.orientationMatchesAngle
      }
    ])
}
