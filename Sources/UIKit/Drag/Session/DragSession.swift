import CoreGraphics
import Foundation
import RenderServer
import Wayland

/// A drag that this program has started.
@MainActor final class DragSession: NSObject, UIDragSession {
  private enum State {
    /// The items are lifted and were not moved.
    case lifted
    /// The finger's touch moves the items: there is no display.
    case tracked(DropSession)
    /// The compositor moves the items, as events of drags.
    case displayed
    case ended
  }

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  private let interaction: UIDragInteraction
  private let window: UIWindow
  private let seat: UInt32
  private var point: CGPoint
  private var state = State.lifted
  private var preview: DragPreviewView?
  private var lifted: [UITargetedDragPreview] = []

  private init(
    _ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow, seat: UInt32
  ) {
    (self.interaction, self.point, self.window, self.seat) = (interaction, point, window, seat)
  }

  /// Lifts the items that are at a point of a window; nil if there are none.
  static func lift(
    _ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow, seat: UInt32
  ) -> DragSession? {
    guard let delegate = interaction.delegate else { return nil }
    let session = DragSession(interaction, at: point, in: window, seat: seat)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.showLift(delegate)
    return session
  }

  func location(in view: UIView) -> CGPoint { window.convert(point, to: view) }

  private func showLift(_ delegate: any UIDragInteractionDelegate) {
    lifted = items.compactMap { item in
      delegate.dragInteraction(interaction, previewForLifting: item, session: self)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: self)
    guard !lifted.isEmpty else { return animator.run(0, {}, completion: {}) }
    preview = DragPreviewView(lifted, in: window, finger: point)
    preview?.lift(animator)
  }

  // MARK: The finger

  /// The finger has moved to a point of the window.
  func move(to point: CGPoint) {
    self.point = point
    if case .lifted = state { begin() }
    guard case .tracked(let drop) = state else { return }
    track(point)
    drop.move(to: point, in: window)
  }

  /// The finger was lifted at a point of the window.
  func release(at point: CGPoint) {
    if point != self.point { move(to: point) }
    switch state {
    case .lifted: cancel()
    case .tracked(let drop):
      let operation = drop.drop()
      end(with: operation, target: drop.landing)
    case .displayed, .ended: break
    }
  }

  /// The touch was taken away, which ends the drag unless the compositor moves the items.
  func fingerWasTaken() {
    switch state {
    case .lifted: cancel()
    case .tracked(let drop):
      drop.cancel()
      end(with: .cancel, target: nil)
    case .displayed, .ended: break
    }
  }

  private func begin() {
    let delegate = interaction.delegate
    allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: self) ?? true
    isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self)
      ?? false
    delegate?.dragInteraction(interaction, sessionWillBegin: self)
    guard let server = interaction.view?.window?.screen.server else {
      state = .tracked(DropSession(of: self))
      return
    }
    state = .displayed
    DragEnvironment.shared.session = self
    server.startDrag(
      provided, actions: allowsMoveOperation ? [.copy, .move] : .copy, seat: seat)
  }

  /// What other programs can read. This program knows its own drag in any case.
  private var provided: ProvidedData {
    let providers = items.map(\.itemProvider)
    let data = isRestrictedToDraggingApplication ? nil : OwnItems(providers).provided
    return data ?? ProvidedData(types: ["application/x-lamina-items"]) { _, reply in reply(nil) }
  }

  // MARK: The compositor

  /// The drag is at a point of the window.
  func track(_ point: CGPoint) {
    self.point = point
    preview?.isHidden = false
    preview?.move(to: point)
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
  }

  /// The drag is outside of the window, where the preview cannot be seen.
  func leaveWindow() { preview?.isHidden = true }

  // MARK: The end

  private func cancel() {
    state = .ended
    land(at: lifted.first, .cancel)
  }

  /// Ends the drag after its drop, or without one.
  func end(with operation: UIDropOperation, target: UITargetedDragPreview?) {
    if case .ended = state { return }
    state = .ended
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
    land(at: target, operation)
    delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate?.dragInteraction(interaction, sessionDidTransferItems: self)
    }
  }

  /// Removes the preview: it returns to where it was lifted, or stays at the place of the drop.
  private func land(at target: UITargetedDragPreview?, _ operation: UIDropOperation) {
    let animator = DragAnimator()
    var place = target
    let isCancelled = operation == .cancel || operation == .forbidden
    if isCancelled, let item = items.first, let first = lifted.first {
      place = interaction.delegate?.dragInteraction(
        interaction, previewForCancelling: item, withDefault: first)
      interaction.delegate?.dragInteraction(
        interaction, item: item, willAnimateCancelWith: animator)
    }
    guard let preview else { return animator.run(0, {}, completion: {}) }
    preview.isHidden = false
    preview.land(at: place, fades: place == nil || !isCancelled, animator)
    self.preview = nil
  }

  /// The preview under the finger, as the default of a drop.
  var current: UITargetedDragPreview? { lifted.first }
}
