extension UIApplication {
  /// The windows on the main screen, back to front, the hidden ones too.
  public var windows: [UIWindow] { UIScreen.main.stack.windows }

  /// The window on the main screen that was made key last.
  public var keyWindow: UIWindow? { UIScreen.main.stack.keyWindow }
}
