extension UIApplication {
  /// The path of a socket on which the program answers `lamina status`. Default: nil, for no socket.
  ///
  /// LAMINA_STATUS sets it at launch: `on` stands for `lamina-PID.sock` in the folder XDG_RUNTIME_DIR.
  /// Set it before `UIApplicationMain`. The user of the program alone may open the socket. A thread
  /// answers, also while the main thread is blocked. Main thread only. This property is an extension of
  /// Lamina.
  public static var statusSocket: String?
}
