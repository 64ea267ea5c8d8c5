import CoreGraphics
import Foundation

/// Shows the input view and the input accessory view of the first responder of a screen's key window,
/// and posts the notifications of a keyboard.
@MainActor final class InputViewPresenter {
  private unowned let screen: UIScreen
  /// The keyboard that is shown for texts without an input view of their own.
  private lazy var keyboard = KeyboardView(on: screen)
  /// nil while no input views are shown.
  private var window: InputViewWindow?
  /// Counts the changes, so that the end of an animation that another one replaced means nothing.
  private var changes = 0

  init(on screen: UIScreen) {
    self.screen = screen
  }

  /// Shows the views of the present first responder.
  ///
  /// - Parameter reloads: whether views that are shown already may have changed their sizes.
  func update(reloads: Bool = false) {
    let responder = screen.stack.keyWindow?.firstResponder
    let input =
      responder?.inputViewController?.view ?? responder?.inputView ?? keyboard(for: responder)
    let accessory =
      responder?.inputAccessoryViewController?.view ?? responder?.inputAccessoryView
    if input == nil, accessory == nil { return hide() }
    let window = window ?? makeWindow()
    let isShown = window.isDocked && window.input === input && window.accessory === accessory
    if !isShown || reloads { show(input, accessory, in: window) }
  }

  private func keyboard(for responder: UIResponder?) -> UIView? {
    guard let responder, responder.keyInput != nil, UIApplication.shared.showsKeyboard else {
      return nil
    }
    keyboard.show(for: responder)
    return keyboard
  }

  /// Tells the keyboard that the text of the first responder has changed.
  func textDidChange() {
    if window?.isDocked == true, window?.input === keyboard { keyboard.textDidChange() }
  }

  /// Removes the input views at once, because the screen is disconnected.
  func removeWindow() {
    window?.isHidden = true
    window = nil
  }

  private func makeWindow() -> InputViewWindow {
    let window = InputViewWindow(screen: screen)
    self.window = window
    window.onResize = { [weak window] old in
      if let window {
        KeyboardChange(begin: old, end: window.dockedFrame, screen: window.screen).post()
      }
    }
    return window
  }

  private func show(_ input: UIView?, _ accessory: UIView?, in window: InputViewWindow) {
    let begin = window.dock.frame
    window.isHidden = false
    UIView.performWithoutAnimation {
      window.show(accessory: accessory, input: input)
      window.layoutIfNeeded()
    }
    let change = KeyboardChange(
      begin: window.isDocked ? begin : window.undockedFrame, end: window.dockedFrame,
      screen: screen)
    guard change.begin != change.end else { return }
    animate(change, .show) {
      window.isDocked = true
    }
  }

  private func hide() {
    guard let window, window.isDocked else { return }
    let change = KeyboardChange(
      begin: window.dock.frame, end: window.undockedFrame, screen: screen)
    animate(change, .hide) {
      window.isDocked = false
    } completion: { [weak self] in
      window.show(accessory: nil, input: nil)
      window.isHidden = true
      self?.window = nil
    }
  }

  private func animate(
    _ change: KeyboardChange, _ kind: KeyboardChange.Kind, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    changes += 1
    let number = changes
    change.postWill(kind)
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0, options: KeyboardChange.options,
      animations: {
        animations()
        // Views that follow the keyboard move with it.
        for window in change.screen.stack.windows { window.layoutIfNeeded() }
      },
      completion: { [weak self] _ in
        guard self?.changes == number else { return }
        completion()
        change.postDid(kind)
      })
  }
}
