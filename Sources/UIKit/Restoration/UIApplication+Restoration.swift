import Foundation

extension UIApplication {
  /// The key of the version of the program in the coder that the delegate gets: an `NSString`.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"

  /// Has an object other than a view or a view controller take part in saving and restoring state. It is
  /// not retained.
  ///
  /// Traps if the identifier is taken. Source: Apple,
  /// "registerObject(forStateRestoration:restorationIdentifier:)".
  public static func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    let saver = UIApplication.shared.stateSaver
    saver.objects.removeAll { $0.object.object == nil }
    require(
      !saver.objects.contains {
        $0.identifier == restorationIdentifier && $0.object.object !== object
      },
      "An object is already registered for state restoration with the identifier "
        + restorationIdentifier)
    saver.objects.append((restorationIdentifier, StateSaver.WeakObject(object: object)))
  }

  /// Tells that the program restores further state, until `completeStateRestoration()` is called as
  /// often. Meanwhile nothing is saved.
  ///
  /// Source: Apple, "extendStateRestoration()".
  public final func extendStateRestoration() { restorationExtensions += 1 }

  public final func completeStateRestoration() {
    restorationExtensions = max(restorationExtensions - 1, 0)
    if restorationExtensions == 0, stateRestorer == nil { stateSaver.isRestoring = false }
  }

  /// Restores the state that an earlier launch has saved, if the delegate wants so. Called when the
  /// delegate has made the windows in `application(_:willFinishLaunchingWithOptions:)`.
  func restoreState() {
    guard let restorer = StateRestorer(of: self, from: stateSaver.file) else { return }
    stateRestorer = restorer
    stateSaver.isRestoring = true
    restorer.restore()
  }

  /// Ends the restoration, at the end of the launch.
  func finishRestoringState() {
    stateRestorer?.finish()
    stateRestorer = nil
    if restorationExtensions == 0 { stateSaver.isRestoring = false }
  }
}
