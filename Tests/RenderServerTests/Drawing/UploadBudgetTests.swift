import Testing

@testable import RenderServer

@Suite("Upload budget")
struct UploadBudgetTests {
  @Test("the budget grows with the throughput, at most twofold per frame, up to 16 MiB")
  func growth() {
    var budget = UploadBudget()
    let first = budget.bytes
    budget.note(bytes: first, seconds: 0.0001)
    #expect(budget.bytes == 2 * first)
    for _ in 0..<10 { budget.note(bytes: budget.bytes, seconds: 0.0001) }
    #expect(budget.bytes == 16 << 20)
  }

  @Test("after an upload that took too long, the next ones fit into 1.5 ms")
  func shrinking() {
    var budget = UploadBudget()
    budget.note(bytes: 1 << 20, seconds: 0.003)
    #expect(budget.bytes == 1 << 19)
    budget.note(bytes: 1 << 19, seconds: 0.0015)
    #expect(budget.bytes == 1 << 19)
    budget.note(bytes: 1 << 19, seconds: 10)
    #expect(budget.bytes == 1 << 18)
  }

  @Test("small uploads, which cost more per byte, change nothing unless they take too long")
  func smallUploads() {
    var budget = UploadBudget()
    budget.note(bytes: 1000, seconds: 0.001)
    budget.note(bytes: 0, seconds: 0)
    #expect(budget.bytes == 1 << 20)
  }
}
