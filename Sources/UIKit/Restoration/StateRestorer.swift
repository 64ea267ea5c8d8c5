import Foundation

/// Restores the state of an earlier launch: finds or creates the controllers, and has them decode their
/// states.
@MainActor final class StateRestorer {
  private let application: UIApplication
  private let record: RestorationRecord
  private let file: RestorationFile
  private var controllers: [[String]: UIViewController] = [:]
  private var objects: [any UIStateRestoring] = []

  /// nil if there is no state, or the delegate does not want it.
  init?(of application: UIApplication, from file: RestorationFile) {
    guard let delegate = application.delegate, let record = file.read(),
      let reading = RestorationReading(record.application, [:]),
      reading.read({
        delegate.application(application, shouldRestoreSecureApplicationState: $0)
      })
    else { return nil }
    (self.application, self.record, self.file) = (application, record, file)
  }

  /// Creates the controllers, parents first, and has all objects decode their states.
  func restore() {
    file.beginRestoring()
    for entry in record.controllers { controllers[entry.path] = controller(for: entry) }
    restoreObjects()
    for entry in record.controllers { decode(entry) }
    if let reading = RestorationReading(record.application, controllers) {
      reading.read {
        application.delegate?.application(application, didDecodeRestorableStateWith: $0)
      }
    }
    for entry in record.controllers {
      controllers[entry.path]?.applicationFinishedRestoringState()
    }
    for object in objects { object.applicationFinishedRestoringState() }
  }

  /// Presents what was presented, once there are windows, and ends.
  func finish() {
    for entry in record.controllers {
      guard let path = entry.presented, let presented = controllers[path],
        let presenter = controllers[entry.path], presenter.presentation == nil,
        presenter.viewIfLoaded?.window != nil
      else { continue }
      presenter.present(presented, animated: false)
    }
    file.endRestoring()
  }

  // MARK: Controllers

  /// The class of the controller is asked first, then the delegate; otherwise it is one that the program
  /// has made at launch.
  private func controller(for entry: RestorationRecord.Controller) -> UIViewController? {
    guard let reading = RestorationReading(entry.state, controllers) else { return nil }
    let made = reading.read { newController(for: entry, $0) }
    let controller = made ?? (entry.restorationClass == nil ? existingController(entry.path) : nil)
    if let controller, controller.restorationIdentifier == nil {
      controller.restorationIdentifier = entry.path.last
    }
    return controller
  }

  private func newController(
    for entry: RestorationRecord.Controller, _ coder: NSCoder
  ) -> UIViewController? {
    guard let name = entry.restorationClass else {
      return application.delegate?.application(
        application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
    }
    let restorationClass = NSClassFromString(name) as? any UIViewControllerRestoration.Type
    return restorationClass?.viewController(
      withRestorationIdentifierPath: entry.path, coder: coder)
  }

  private func existingController(_ path: [String]) -> UIViewController? {
    let parent = controllers[Array(path.dropLast())]
    let candidates =
      path.count == 1
      ? application.windows.compactMap(\.rootViewController) : parent?.children ?? []
    return candidates.first { $0.restorationIdentifier == path.last }
  }

  private func decode(_ entry: RestorationRecord.Controller) {
    guard let controller = controllers[entry.path] else { return }
    controller.loadViewIfNeeded()
    if let reading = RestorationReading(entry.state, controllers) {
      reading.read { controller.decodeRestorableState(with: $0) }
    }
    controller.forEachRestorableView { view, identifier in
      guard let state = entry.views[identifier],
        let reading = RestorationReading(state, controllers)
      else { return }
      reading.read { view.decodeRestorableState(with: $0) }
    }
  }

  // MARK: Other objects

  private func restoreObjects() {
    for entry in record.objects {
      guard let reading = RestorationReading(entry.state, controllers),
        let object = reading.read({ self.object(for: entry, $0) })
      else { continue }
      reading.read { object.decodeRestorableState(with: $0) }
      objects.append(object)
    }
  }

  private func object(
    for entry: RestorationRecord.Object, _ coder: NSCoder
  ) -> (any UIStateRestoring)? {
    if let name = entry.restorationClass,
      let restorationClass = NSClassFromString(name) as? any UIObjectRestoration.Type
    {
      return restorationClass.object(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    return application.stateSaver.objects.first { $0.identifier == entry.path.last }?.object.object
  }
}
