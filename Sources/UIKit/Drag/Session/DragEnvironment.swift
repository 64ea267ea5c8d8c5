import CoreGraphics
import RenderServer
package import Wayland

/// The drags of the display: those over the window, and the one that this program has started.
@MainActor final class DragEnvironment {
  static let shared = DragEnvironment()

  /// The drag that this program has started, as long as it lasts.
  var session: DragSession?
  /// The drags over the window, by the seats that drag.
  private var drops: [UInt32: DropSession] = [:]
  private var offers: [UInt32: Offer] = [:]

  /// The type of a seat's data, the screen over which it is, and what was answered last.
  private struct Offer {
    let type: String?
    weak var screen: UIScreen?
    var answer: DragActions?
  }

  /// Delivers an event of the display to a screen.
  func receive(_ event: DragEvent, on screen: UIScreen) {
    switch event.kind {
    case .entered(let offer, let location, let permitted):
      drops[event.seat]?.cancel()
      let own = offer.isOwn ? session : nil
      drops[event.seat] =
        own.map(DropSession.init(of:)) ?? DropSession(offer, permitted: permitted)
      offers[event.seat] = Offer(type: offer.types.first, screen: screen)
      move(event.seat, to: location, on: screen, isOwn: own != nil)
    case .moved(let location):
      let isOwn = drops[event.seat]?.localDragSession != nil
      move(event.seat, to: location, on: screen, isOwn: isOwn)
    case .left:
      let drop = drops.removeValue(forKey: event.seat)
      if drop?.localDragSession != nil { session?.leaveWindow() }
      drop?.cancel()
    case .dropped: drop(event.seat)
    }
  }

  /// The drag that this program has started advances.
  func receive(_ event: DragSourceEvent) {
    switch event {
    case .dropped: break
    case .finished(let action): end(with: UIDropOperation(action))
    case .cancelled: end(with: .cancel)
    }
  }

  /// The display is gone, which cancels all drags.
  func displayWasLost() {
    for drop in drops.values { drop.cancel() }
    (drops, offers) = ([:], [:])
    end(with: .cancel)
  }

  /// Whether an interaction may have a session above it: one at a time, unless it allows several.
  func permits(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
    interaction.allowsSimultaneousDropSessions
      || !drops.values.contains { $0 !== session && $0.isAbove(interaction) }
  }

  private func move(_ seat: UInt32, to location: InputPoint, on screen: UIScreen, isOwn: Bool) {
    guard let drop = drops[seat] else { return }
    let point = screen.contentPoint(CGPoint(location))
    guard let window = screen.window(at: point) else { return }
    let place = window.fromScreen(point)
    if isOwn { session?.track(place) }
    drop.move(to: place, in: window)
    let answer = drop.operation.actions
    guard let offer = offers[seat], offer.answer != answer else { return }
    offers[seat]?.answer = answer
    screen.server?.answerDrag(offer.type, answer, seat: seat)
  }

  private var landing: UITargetedDragPreview?

  private func drop(_ seat: UInt32) {
    guard let drop = drops.removeValue(forKey: seat) else { return }
    _ = drop.drop()
    if drop.localDragSession != nil { landing = drop.landing }
    let screen = offers[seat]?.screen
    drop.afterLoads { [weak screen] in screen?.server?.finishDrop(seat: seat) }
  }

  private func end(with operation: UIDropOperation) {
    session?.end(with: operation, target: landing)
    (session, landing) = (nil, nil)
  }
}

extension UIScreen {
  /// Delivers a drag of the display, with locations on the surface.
  package func receive(_ event: DragEvent) {
    DragEnvironment.shared.receive(event, on: self)
  }

  /// The frontmost window that has a view at a point, in the coordinates of the windows' frames.
  final func window(at point: CGPoint) -> UIWindow? {
    stack.windows.last { window in
      !window.isHidden && window.hitTest(window.fromScreen(point), with: nil) != nil
    }
  }
}
