/// The source of the times at which frames were presented.
enum FeedbackSource: Equatable {
  /// Feedback has been requested this often, and no request has been answered yet.
  case unproven(requests: Int)
  /// The compositor answers requests (`wp_presentation_feedback`).
  case answered
  /// The compositor does not offer presentation feedback or does not answer; the times of frame
  /// callbacks are used instead.
  case absent

  /// The number of unanswered requests after which no more are made.
  private static let maximumUnansweredRequests = 8

  /// Returns whether to request feedback for the next frame, and counts the request.
  mutating func shouldRequestNext() -> Bool {
    if case .unproven(let requests) = self {
      self = requests < Self.maximumUnansweredRequests ? .unproven(requests: requests + 1) : .absent
    }
    return self != .absent
  }
}
