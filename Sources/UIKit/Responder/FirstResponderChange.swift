/// Tells input methods and input views that the key window has another first responder. Several
/// changes that belong together, such as the end of one role and the beginning of another, are one.
@MainActor enum FirstResponderChange {
  private static var depth = 0
  private static var isPending = false

  static func happened() {
    isPending = true
    if depth == 0 { report() }
  }

  static func begin() {
    depth += 1
  }

  static func end() {
    depth -= 1
    if depth == 0, isPending { report() }
  }

  private static func report() {
    isPending = false
    UIApplication.shared.textInput.updateClient()
    UIApplication.shared.inputViews.update()
  }
}
