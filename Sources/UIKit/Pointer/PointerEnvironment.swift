import CoreGraphics
import RenderServer
package import Wayland

/// The pointer with its present region and style. Of several pointers it is the one that moved last.
@MainActor package final class PointerEnvironment {
  package static let shared = PointerEnvironment()

  /// The region in which the pointer is, and what is shown of its style.
  private struct Current {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion
    let style: UIPointerStyle?
    let effect: PointerEffectDisplay?
    let shape: PointerShapeDisplay?
  }

  private var current: Current?
  private weak var window: UIWindow?
  private var location = CGPoint.zero
  private var modifiers: UIKeyModifierFlags = []

  /// What the cursor of the display looks like.
  package private(set) var cursor = CursorShape.arrow {
    didSet { if cursor != oldValue { (window?.screen ?? .main).server?.setCursor(cursor) } }
  }

  /// The pointer is at a point of a window, above a view.
  func move(to point: CGPoint, in window: UIWindow, above view: UIView?, _ event: UIEvent) {
    (location, self.window, modifiers) = (point, window, event.modifiers)
    let found = region(above: view)
    if let current, let found, current.interaction === found.0,
      current.region.isSame(as: found.1)
    {
      current.shape?.move(to: point)
      return
    }
    exit()
    if let found { enter(found.0, found.1) }
  }

  /// The pointer has left the window.
  func leave() {
    exit()
    window = nil
  }

  /// Ends the style of an interaction that is removed or disabled.
  func end(of interaction: UIPointerInteraction) {
    if current?.interaction === interaction { exit() }
  }

  /// Asks an interaction again, if the pointer is in its region.
  func invalidate(_ interaction: UIPointerInteraction) {
    guard let current, current.interaction === interaction, let window,
      let view = interaction.view
    else { return }
    remove(current)
    self.current = nil
    let region = interaction.region(at: window.convert(location, to: view), modifiers)
    guard let region else { return }
    if region.isSame(as: current.region) {
      show(interaction, region, interaction.style(for: region))
    } else {
      enter(interaction, region)
    }
  }

  /// The innermost interaction that has a region at the place of the pointer.
  private func region(above view: UIView?) -> (UIPointerInteraction, UIPointerRegion)? {
    var next = view
    while let view = next {
      for case let interaction as UIPointerInteraction in view.attachedInteractions {
        let place = window?.convert(location, to: view) ?? .zero
        if let region = interaction.region(at: place, modifiers) { return (interaction, region) }
      }
      next = view.superview
    }
    return nil
  }

  // MARK: Regions

  private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
    let style = interaction.style(for: region)
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    show(interaction, region, style)
    animator.run()
  }

  private func exit() {
    guard let current else { return }
    self.current = nil
    let (interaction, animator) = (current.interaction, PointerAnimator())
    interaction.delegate?.pointerInteraction(
      interaction, willExit: current.region, animator: animator)
    remove(current)
    animator.run()
  }

  private func show(
    _ interaction: UIPointerInteraction, _ region: UIPointerRegion, _ style: UIPointerStyle?
  ) {
    let shape = PointerShapeDisplay(style, region, of: interaction, in: window)
    shape?.move(to: location)
    current = Current(
      interaction: interaction, region: region, style: style,
      effect: style?.effect.flatMap { PointerEffectDisplay($0.0, shape: $0.1) }, shape: shape)
    cursor = style?.cursor ?? .arrow
  }

  private func remove(_ current: Current) {
    current.effect?.end()
    current.shape?.end()
    cursor = .arrow
  }
}

extension UIPointerStyle {
  /// What happens to a view, with the shape of the pointer.
  fileprivate final var effect: (UIPointerEffect, UIPointerShape?)? {
    if case .effect(let effect, let shape) = content { (effect.resolved, shape) } else { nil }
  }

  /// The cursor of the display. It is hidden where the pointer becomes something that is drawn.
  fileprivate final var cursor: CursorShape {
    switch content {
    case .system: return .arrow
    case .hidden: return .hidden
    case .shape(let shape, _): return shape.cursor
    case .effect(let effect, let shape):
      if case .hover = effect.resolved { return shape?.cursor ?? .arrow }
      return .hidden
    }
  }
}

extension UIPointerShape {
  fileprivate var cursor: CursorShape {
    switch self {
    case .path, .roundedRect: .hidden
    case .verticalBeam: .verticalBeam
    case .horizontalBeam: .horizontalBeam
    }
  }
}
