import UIKit

@objc public protocol Source: NSObjectProtocol {
  func name() -> String
  @objc optional func count(of source: Worker) -> Int
  @objc optional func finished()
  @objc optional var title: String { get }
  @objc(worker:didFail:) optional func worker(_ worker: Worker, didFail reason: String)
}

@objc protocol DetailedSource: Source {
  @objc optional func detail() -> String
}

public class Worker: NSObject {
  weak var source: Source?
  var detailed: DetailedSource? { return source as? DetailedSource }
  var finished: (() -> Void)?

  func report() -> [String] {
    var lines = [source?.name() ?? "-"]
    lines.append("\(source?.count?(of: self) ?? -1)")
    lines.append(source?.title ?? "untitled")
    if let source = source, source.responds(to: #selector(Source.worker(_:didFail:))) {
      source.worker?(self, didFail: "late")
    }
    guard let source = source else { return lines }
    source.finished?()
    finished?()
    lines.append(detailed?.detail?() ?? "no detail")
    lines.append(source.count != nil ? "counts" : "does not count")
    return lines
  }
}

class Bare: NSObject, Source {
  func name() -> String { return "bare" }
}

class Full: NSObject {
  var events: [String] = []
}

extension Full: Source {
  func name() -> String { return "full" }
  func count(of source: Worker) -> Int { return 3 }
  func finished() { events.append("finished") }
  var title: String { return "title" }
  func worker(_ worker: Worker, didFail reason: String) { events.append(reason) }
}

/// Has an optional method that its superclass lacks.
class Late: Bare, DetailedSource {
  func count(of source: Worker) -> Int { return 7 }
  func detail() -> String { return "late" }
}

func checkProtocols() {
  let worker = Worker()
  var calls = 0
  worker.finished = { calls += 1 }
  let (bare, full, late) = (Bare(), Full(), Late())
  worker.source = bare
  expect(worker.report() == ["bare", "-1", "untitled", "no detail", "does not count"], "bare")
  worker.source = full
  expect(worker.report() == ["full", "3", "title", "no detail", "counts"], "full")
  expect(full.events == ["late", "finished"], "\(full.events)")
  worker.source = late
  expect(worker.report() == ["late", "7", "untitled", "late", "counts"].replacingName, "late")
  expect(calls == 3, "the closure is called, and no method")
}

extension Array where Element == String {
  /// The name is that of the superclass.
  fileprivate var replacingName: [String] { return ["bare"] + dropFirst() }
}
