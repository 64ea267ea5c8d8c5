import Foundation

/// Saves the state of the program: when it goes to the background, and a second after the user has
/// changed something.
@MainActor final class StateSaver {
  private unowned let application: UIApplication
  var file = RestorationFile.ofProgram
  /// The objects that the program has registered, by identifier.
  var objects: [(identifier: String, object: WeakObject)] = []
  private var isScheduled = false
  /// Whether the state is being restored, so that an incomplete one is not saved.
  var isRestoring = false

  struct WeakObject {
    weak var object: (any UIStateRestoring)?
  }

  init(of application: UIApplication) {
    self.application = application
  }

  /// Notes that the user may have changed something. Further changes within a second are saved together.
  func stateMayHaveChanged() {
    guard !isScheduled, application.delegate != nil else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.save()
      }
    }
  }

  /// Writes the state, if the delegate wants so.
  func save() {
    guard !isRestoring, let delegate = application.delegate else { return }
    let probe = NSKeyedArchiver(requiringSecureCoding: false)
    guard delegate.application(application, shouldSaveSecureApplicationState: probe) else { return }
    file.write(makeRecord())
  }

  func makeRecord() -> RestorationRecord {
    var record = RestorationRecord(
      application: RestorationArchive.data { coder in
        coder.encode(
          Self.version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
        application.delegate?.application(application, willEncodeRestorableStateWith: coder)
      })
    for window in application.windows {
      if let root = window.rootViewController { add(root, to: &record) }
    }
    for (identifier, reference) in objects {
      if let object = reference.object { add(object, identifier, to: &record) }
    }
    return record
  }

  private static func name(of someClass: Any.Type) -> String? {
    (someClass as? AnyClass).map { NSStringFromClass($0) }
  }

  static var version: String { Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "" }

  /// Adds a controller with its children. One without an identifier ends the path.
  private func add(_ controller: UIViewController, to record: inout RestorationRecord) {
    guard let path = controller.restorationPath else { return }
    let presented = controller.presentation?.presented
    record.controllers.append(
      RestorationRecord.Controller(
        path: path, restorationClass: controller.restorationClass.flatMap { Self.name(of: $0) },
        state: RestorationArchive.data { controller.encodeRestorableState(with: $0) },
        views: controller.viewStates, presented: presented?.restorationPath))
    for child in controller.contained where child.restorationIdentifier != nil {
      add(child, to: &record)
    }
    if let presented { add(presented, to: &record) }
  }

  private func add(
    _ object: any UIStateRestoring, _ identifier: String, to record: inout RestorationRecord
  ) {
    record.objects.append(
      RestorationRecord.Object(
        path: path(of: object, identifier),
        restorationClass: object.objectRestorationClass.flatMap { Self.name(of: $0) },
        state: RestorationArchive.data { object.encodeRestorableState(with: $0) }))
  }

  private func path(of object: any UIStateRestoring, _ identifier: String) -> [String] {
    let parent = object.restorationParent
    let outer = objects.first { $0.object.object === parent && parent != nil }
    guard let parent, let outer else { return [identifier] }
    return path(of: parent, outer.identifier) + [identifier]
  }
}

extension UIViewController {
  /// The identifiers of the parents and of this controller; nil if one of them has none.
  var restorationPath: [String]? {
    guard let restorationIdentifier else { return nil }
    guard let outer = container ?? presentedBy?.presenter else { return [restorationIdentifier] }
    return outer.restorationPath.map { $0 + [restorationIdentifier] }
  }

  /// The states of the views with an identifier, up to those of other controllers.
  fileprivate var viewStates: [String: Data] {
    var states: [String: Data] = [:]
    forEachRestorableView { view, identifier in
      states[identifier] = RestorationArchive.data { view.encodeRestorableState(with: $0) }
    }
    return states
  }

  func forEachRestorableView(_ body: (UIView, String) -> Void) {
    var pending = [loadedView].compactMap(\.self)
    while let view = pending.popLast() {
      if let identifier = view.restorationIdentifier { body(view, identifier) }
      pending += view.subviews.filter { $0.viewController == nil }.reversed()
    }
  }
}
