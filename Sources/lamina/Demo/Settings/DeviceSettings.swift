import Foundation
import UIKit

/// The values that the pages of the settings show and change.
@MainActor final class DeviceSettings {
  /// Is called after a change of what the whole app looks like.
  var onChangeOfLooks: () -> Void = {}

  // MARK: Display

  var appearance = UIUserInterfaceStyle.unspecified { didSet { onChangeOfLooks() } }
  /// From 0 to 1.
  var brightness: Float = 1 { didSet { onChangeOfLooks() } }
  var accent = DeviceSettings.accents[0] { didSet { onChangeOfLooks() } }
  /// An index of `textSizes`.
  var textSize = 3 { didSet { onChangeOfLooks() } }

  static let accents: [UIColor] = [
    .systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemPurple,
  ]
  static let accentNames = ["Blue", "Teal", "Green", "Orange", "Pink", "Purple"]
  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// Gives everything but the tasks and the pictures its first value.
  func reset() {
    let first = DeviceSettings()
    (appearance, brightness, accent) = (first.appearance, first.brightness, first.accent)
    textSize = first.textSize
    (volume, isMuted, chime, repetitions) = (
      first.volume, first.isMuted, first.chime, first.repetitions
    )
    (isWiFiOn, asksToJoin, joined) = (first.isWiFiOn, first.asksToJoin, first.joined)
    (setsTimeAutomatically, uses24Hours) = (first.setsTimeAutomatically, first.uses24Hours)
    (date, restart, zone) = (first.date, first.restart, first.zone)
    (name, address, password) = (first.name, first.address, first.password)
    (port, signature) = (first.port, first.signature)
  }

  // MARK: Sound

  var volume: Float = 0.6
  var isMuted = false
  var chime = DeviceSettings.chimes[0]
  var repetitions = 2.0

  static let chimes = ["Bell", "Marimba", "Ripple", "Signal"]

  // MARK: Network

  var isWiFiOn = true
  var asksToJoin = true
  var joined: String? = DeviceSettings.networks[0].name

  struct Network {
    let name: String
    let isOpen: Bool
  }

  static let networks = [
    Network(name: "Workshop", isOpen: false), Network(name: "Exhibition", isOpen: false),
    Network(name: "Guests", isOpen: true),
  ]

  // MARK: Date and time

  var setsTimeAutomatically = true
  var uses24Hours = true
  /// A fixed date, so that pictures of the page always look the same.
  var date = Date(timeIntervalSince1970: 1_694_709_900)
  var restart = Date(timeIntervalSince1970: 1_694_660_400)
  var zone = DeviceSettings.zones[0]

  static let zones = ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney"]

  /// The calendar in which dates are shown.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  var locale: Locale { Locale(identifier: uses24Hours ? "en_GB" : "en_US") }

  // MARK: Account

  var name = "Ada Lovelace"
  var address = "ada@example.org"
  var password = ""
  var port = "993"
  var signature = "Sent from a kiosk."

  // MARK: Tasks

  struct Task: Hashable {
    var title: String
    var isFlagged = false
    var isDone = false
  }

  var tasks = [
    Task(title: "Clean the screen"), Task(title: "Refill the paper", isFlagged: true),
    Task(title: "Restart on Sunday"), Task(title: "Check the speakers", isDone: true),
    Task(title: "Order a new stand"), Task(title: "Update the map of the halls"),
  ]

  // MARK: Pictures

  /// The numbers from which the pictures are drawn.
  var pictures = Array(0..<24)
}
