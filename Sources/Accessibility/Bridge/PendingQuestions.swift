/// The calls that wait for the app. There are never more than 64, however long the app is busy.
struct PendingQuestions {
  private struct Question {
    /// nil after the client has got an error, because the app took too long.
    var call: BusMessage?
    let deadline: Double
    let reply: (ElementAnswer) -> [BusValue]
  }

  private static let most = 64

  private var questions: [UInt64: Question] = [:]
  private var lastNumber: UInt64 = 0

  /// When the next client has waited long enough; infinity for never.
  var deadline: Double {
    questions.values.lazy.filter { $0.call != nil }.map(\.deadline).min() ?? .infinity
  }

  /// Returns the number of the question; nil if the app has too many.
  mutating func add(
    _ call: BusMessage, until deadline: Double, _ reply: @escaping (ElementAnswer) -> [BusValue]
  ) -> UInt64? {
    guard questions.count < Self.most else { return nil }
    lastNumber += 1
    questions[lastNumber] = Question(call: call, deadline: deadline, reply: reply)
    return lastNumber
  }

  /// Removes a question that the app has answered; returns nil if its client has got an error already.
  mutating func take(_ number: UInt64) -> (BusMessage, (ElementAnswer) -> [BusValue])? {
    guard let question = questions.removeValue(forKey: number), let call = question.call else {
      return nil
    }
    return (call, question.reply)
  }

  /// Returns the calls whose clients have waited long enough. The app's answers are still counted.
  mutating func expire(at now: Double) -> [BusMessage] {
    var calls: [BusMessage] = []
    for (number, question) in questions where question.deadline <= now {
      if let call = question.call { calls.append(call) }
      questions[number]?.call = nil
    }
    return calls
  }
}
