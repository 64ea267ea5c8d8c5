import CoreGraphics
import UIKit

/// A room of the museum.
struct Room {
  /// Part of the restoration identifier of the room's page.
  let id: String
  let number: Int
  let name: String
  let text: String
  let color: UIColor
  /// Its place in the plan, which is 12 units wide and 8 units high.
  let place: CGRect

  var title: String { "Room \(number)" }
  /// The works that hang in the room, in the order of the catalog.
  var works: [Work] { Catalog.works.filter { $0.room.id == id } }
}

extension Room {
  static let daybreak = Room(
    id: "daybreak", number: 1, name: "Daybreak Hall",
    text: "Tall windows to the east. The pictures here are best seen before noon.",
    color: UIColor(hex: 0xE0A458), place: CGRect(x: 0, y: 0, width: 5, height: 3))
  static let blue = Room(
    id: "blue", number: 2, name: "The Blue Room",
    text: "The walls have the color of the sea off the northern lighthouse, on a Tuesday in March.",
    color: UIColor(hex: 0x5B8FB9), place: CGRect(x: 5, y: 0, width: 4, height: 3))
  static let cabinet = Room(
    id: "cabinet", number: 3, name: "Cabinet of Flowers",
    text: "A small room with a large scent: the gardeners bring a fresh bunch each morning.",
    color: UIColor(hex: 0xC8718A), place: CGRect(x: 9, y: 0, width: 3, height: 4))
  static let observatory = Room(
    id: "observatory", number: 4, name: "The Observatory",
    text: "The light is kept low. Wait a minute, until the windows of the towns begin to shine.",
    color: UIColor(hex: 0x6A63A8), place: CGRect(x: 8, y: 4, width: 4, height: 4))
  static let court = Room(
    id: "court", number: 5, name: "Tile Court",
    text: "The floor is a work too. Visitors may walk on it; most of them do not dare to.",
    color: UIColor(hex: 0x4F9D8B), place: CGRect(x: 4, y: 4, width: 4, height: 4))
  static let larder = Room(
    id: "larder", number: 6, name: "The Larder",
    text: "Once the kitchen of the house. The café is next door, which is no accident.",
    color: UIColor(hex: 0xA9764F), place: CGRect(x: 0, y: 4, width: 4, height: 4))

  static let all = [daybreak, blue, cabinet, observatory, court, larder]
}
