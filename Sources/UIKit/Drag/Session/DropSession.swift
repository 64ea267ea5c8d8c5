import CoreGraphics
import Foundation
import Wayland

/// Items that are dragged over a window: of this program, or of another one.
@MainActor final class DropSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  var localDragSession: (any UIDragSession)? { own }
  let allowsMoveOperation: Bool
  var isRestrictedToDraggingApplication: Bool { own?.isRestrictedToDraggingApplication ?? false }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  private let own: DragSession?
  private let springLoading = SpringLoading()
  /// The loads of another program's data that have begun and not ended.
  private let loads = DispatchGroup()
  private var window: UIWindow?
  private var point = CGPoint.zero
  /// The interaction below the drag, and what it wants.
  private var target: UIDropInteraction?
  private var proposal = UIDropOperation.cancel
  /// The interactions that were asked whether they take the items, with their answers.
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The interactions that the drag was above, which learn of its end.
  private var visited: [UIDropInteraction] = []
  /// The place to which the preview of a dropped item moves.
  private(set) var landing: UITargetedDragPreview?

  init(of session: DragSession) {
    own = session
    items = session.items
    allowsMoveOperation = session.allowsMoveOperation
  }

  init(_ offer: OfferedData, permitted: DragActions) {
    own = nil
    allowsMoveOperation = permitted.contains(.move)
    items = ForeignItems(offer).providers.map { [loads] provider in
      UIDragItem(itemProvider: DroppedItemProvider(provider, loads))
    }
  }

  func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }

  /// The result that a drop at the present place would have.
  var operation: UIDropOperation {
    proposal == .move && !allowsMoveOperation ? .forbidden : proposal
  }

  // MARK: The drag

  func move(to point: CGPoint, in window: UIWindow) {
    (self.point, self.window) = (point, window)
    let view = window.hitTest(point, with: nil)
    springLoading.move(over: view, at: point, in: window)
    let found = interaction(below: view)
    if found !== target {
      exit()
      target = found
      if let found { enter(found) }
    }
    guard let target else { return }
    proposal =
      target.delegate?.dropInteraction(target, sessionDidUpdate: self).operation ?? .cancel
  }

  /// The drag has left the window, or has ended without a drop.
  func cancel() {
    exit()
    end()
  }

  private func interaction(below view: UIView?) -> UIDropInteraction? {
    var next = view
    while let view = next {
      for case let interaction as UIDropInteraction in view.attachedInteractions
      where takes(interaction) {
        return interaction
      }
      next = view.superview
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    guard DragEnvironment.shared.permits(interaction, self) else { return false }
    let id = ObjectIdentifier(interaction)
    if let answer = answers[id] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: self) ?? false
    answers[id] = answer
    return answer
  }

  func isAbove(_ interaction: UIDropInteraction) -> Bool { target === interaction }

  private func enter(_ interaction: UIDropInteraction) {
    if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: self)
  }

  private func exit() {
    guard let target else { return }
    self.target = nil
    proposal = .cancel
    target.delegate?.dropInteraction(target, sessionDidExit: self)
  }

  private func end() {
    springLoading.end()
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
    visited = []
  }

  // MARK: The drop

  /// Drops the items, and returns what that has done.
  func drop() -> UIDropOperation {
    let operation = operation
    guard let target, operation == .copy || operation == .move else {
      exit()
      end()
      return operation
    }
    self.target = nil
    target.delegate?.dropInteraction(target, performDrop: self)
    let animator = DragAnimator()
    if let item = items.first, let current = own?.current {
      landing = target.delegate?.dropInteraction(
        target, previewForDropping: item, withDefault: current)
      if landing === current { landing = nil }
    }
    for item in items {
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    animator.run(
      DragPreviewView.duration, {},
      completion: { target.delegate?.dropInteraction(target, concludeDrop: self) })
    end()
    return operation
  }

  /// Calls `body` on the main thread when all loads that have begun have ended.
  func afterLoads(_ body: @escaping @MainActor @Sendable () -> Void) {
    loads.notify(queue: .main) { MainActor.assumeIsolated { body() } }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collected = LoadedObjects(count: providers.count)
    let group = DispatchGroup()
    progress.totalUnitCount += Int64(providers.count)
    for (index, provider) in providers.enumerated() {
      group.enter()
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        collected.set(object, at: index)
        progress.completedUnitCount += 1
        group.leave()
      }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { completion(collected.all) } }
    return progress
  }
}
