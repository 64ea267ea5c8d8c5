import CoreGraphics
import QuartzCore

/// What a visual format string says: a row or column of views by name, with the connections between
/// them. It refers to no view object.
struct VisualFormat: Equatable {
  /// The string, for messages.
  let text: String
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection of the first view with the superview.
  var leading: Connection?
  var views: [View] = []
  /// The connections between neighboring views, of which there is one less than there are views.
  var connections: [Connection] = []
  /// The connection of the last view with the superview.
  var trailing: Connection?

  struct View: Equatable {
    let name: String
    /// Conditions on the view's size along the axis.
    let predicates: [Predicate]
    /// The index of the character after the view in the string.
    let end: Int
  }

  enum Connection: Equatable {
    /// The edges touch.
    case flush
    /// The standard distance: `-`.
    case standard
    case distance([Predicate])
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// What a size or distance is compared with.
  enum Object: Equatable {
    case constant(CGFloat)
    /// The size of another view, by its name.
    case view(String)
  }
}

/// The place in a visual format string from which on it makes no sense, and why.
struct VisualFormatError: Error, Equatable {
  enum Reason: Equatable {
    case missingColon(NSLayoutConstraint.Axis)
    case expectedView
    case unknownView(String)
    case unclosedView
    case unclosedPredicates
    case unclosedConnection
    case unknownRelation
    case expectedNumber
    case unknownMetric(String)
    case infiniteNumber
    case priorityOutOfRange(CGFloat)
    case trailingCharacters
    case missingSuperview
    case alignedAlongAxis(NSLayoutConstraint.Axis)
  }

  let reason: Reason
  let text: String
  /// The index of a character, or the number of characters.
  let position: Int

  /// UIKit's message, whose last line points at the place.
  var message: String {
    let caret = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(reason.sentence) \n\(text) \n\(caret)"
  }
}

extension VisualFormatError.Reason {
  // The sentences are those of Apple's "Visual Format Language" and of logs of iOS programs, as far
  // as those show them.
  fileprivate var sentence: String {
    switch self {
    case .missingColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .missingColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unclosedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unclosedPredicates: "The predicates of a connection must end with ')'"
    case .unclosedConnection: "Expected '-' after the predicates of a connection"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .infiniteNumber: "Constant is not finite!  That's illegal."
    case .priorityOutOfRange(let priority):
      "It's illegal to set priority:\(priority.short).  Priorities must be greater than 0 and less "
        + "or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .trailingCharacters: "Expected the end of the format string"
    case .missingSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis.name) edge, which is not allowed for "
        + "layout that is also \(axis.name)."
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
