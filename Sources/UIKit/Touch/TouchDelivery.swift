/// How far the delivery of a touch to its view has come.
struct TouchDelivery {
  enum Step {
    /// The view has not got the touch: it has just begun, or a recognizer delays it.
    case waiting
    /// The view has got the beginning.
    case begun
    /// The view gets nothing any more: it has got the end, or it never gets the touch.
    case finished
  }

  var step = Step.waiting
  /// Whether the view gets the touch at all; nil before that is decided.
  var isAdmitted: Bool?
  /// Whether the current event changes the touch, and the view has not been told yet.
  var hasNews = false
  /// The values of the beginning and of the last movement, as long as they are delayed.
  var delayed: [TouchValues] = []
  /// The values of the end, as long as it is delayed.
  var end: TouchValues?
  /// Whether a recognizer that cancels touches in the view has recognized its gesture.
  var isClaimed = false
  /// The seconds between the last two events of the touch.
  var interval = 0.0
}
