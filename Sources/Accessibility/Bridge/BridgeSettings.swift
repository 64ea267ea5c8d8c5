/// Which buses a bridge talks to, and for how long it waits.
package struct BridgeSettings: Sendable {
  let session: BusAddress?
  let accessibility: BusAddress?
  /// The seconds after which a client gets an error if the app has not answered.
  let answerTime: Double

  /// The settings of the environment; nil if there is no bus, or if `NO_AT_BRIDGE=1` asks for none.
  ///
  /// The session bus is the one of `DBUS_SESSION_BUS_ADDRESS`, or of the user's login.
  /// `AT_SPI_BUS_ADDRESS` replaces the accessibility bus that it names.
  package init?(
    environment: [String: String], answerTime: Double = 5
  ) {
    let isOff = environment["NO_AT_BRIDGE"].map { $0 != "" && $0 != "0" } ?? false
    session = BusAddress.session(in: environment)
    accessibility = environment["AT_SPI_BUS_ADDRESS"].flatMap { BusAddress($0) }
    self.answerTime = answerTime
    guard !isOff, session != nil || accessibility != nil else { return nil }
  }
}
