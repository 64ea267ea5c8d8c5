package import RenderServer

extension UIApplication {
  /// The name of the output that shows the program while it is full screen, such as `HDMI-A-1`. Default:
  /// nil, which leaves the choice to the compositor, as does a name that no output has.
  ///
  /// LAMINA_OUTPUT sets it at launch. An output that is plugged in later shows the program from then on.
  /// Set it before `UIApplicationMain`. Main thread only. This property is an extension of Lamina.
  public static var outputName: String? {
    get { windowOptions.output }
    set { windowOptions.output = newValue }
  }

  /// Whether each output beside that of the main window shows a mirror of it while no window of the program
  /// is visible there: scaled to fit, with black bars. Default: false.
  ///
  /// LAMINA_MIRRORING sets it at launch. Mirrors take no touches. Main thread only. This property is an
  /// extension of Lamina; on iOS screens are mirrors from the start.
  public static var mirrorsMainScreen = false {
    didSet { shared.outputScreens.updateMirrors() }
  }

  /// Returns whether LAMINA_MIRRORING asks for mirrors, or nil if it is not set.
  package static func mirroring(in environment: [String: String]) throws(RenderError) -> Bool? {
    guard environment["LAMINA_MIRRORING"] != nil else { return nil }
    return try UserPreferences.isOn("LAMINA_MIRRORING", in: environment)
  }

  /// Returns the name that LAMINA_OUTPUT sets, or nil if it is not set.
  package static func output(in environment: [String: String]) throws(RenderError) -> String? {
    guard let value = environment["LAMINA_OUTPUT"] else { return nil }
    guard !value.isEmpty else {
      throw RenderError("LAMINA_OUTPUT is '', not the name of an output")
    }
    return value
  }
}
