import Foundation

/// The saved state of a program: of its delegate, its controllers, their views, and other objects.
struct RestorationRecord: Codable, Equatable {
  struct Controller: Codable, Equatable {
    var path: [String]
    /// The name of the class that creates the controller.
    var restorationClass: String?
    var state: Data
    /// The states of the views, by restoration identifier.
    var views: [String: Data]
    /// The path of the controller that this one presents.
    var presented: [String]?
  }

  struct Object: Codable, Equatable {
    var path: [String]
    var restorationClass: String?
    var state: Data
  }

  /// The version of this format. A record of another version is ignored.
  static let format = 1
  var format = Self.format
  var application: Data
  /// Parents come before their children, and presenters before what they present.
  var controllers: [Controller] = []
  var objects: [Object] = []
}
