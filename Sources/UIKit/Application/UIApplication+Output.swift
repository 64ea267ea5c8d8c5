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

  /// Returns the name that LAMINA_OUTPUT sets, or nil if it is not set.
  package static func output(in environment: [String: String]) throws(RenderError) -> String? {
    guard let value = environment["LAMINA_OUTPUT"] else { return nil }
    guard !value.isEmpty else {
      throw RenderError("LAMINA_OUTPUT is '', not the name of an output")
    }
    return value
  }
}
