/// Where the times of shown frames come from.
enum FeedbackSource: Equatable {
  /// No frame was answered yet; so many were asked about.
  case unproven(requests: Int)
  /// The display answers (wp_presentation_feedback).
  case answered
  /// It does not, though it offers to, or it does not offer to: frame callbacks have to do.
  case absent

  /// Requests after which a display that answered none is not asked again.
  private static let mostUnansweredRequests = 8

  /// Whether to ask about the next frame.
  mutating func asksNext() -> Bool {
    if case .unproven(let requests) = self {
      self = requests < Self.mostUnansweredRequests ? .unproven(requests: requests + 1) : .absent
    }
    return self != .absent
  }
}
