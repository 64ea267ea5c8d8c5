/// The names of the cases of an enumeration, which are the raw values of Core Animation's constants. They are
/// made once, because reflection takes microseconds.
struct CaseNames<Case: CaseIterable & Hashable & Sendable>: Sendable {
  private let names: [Case: String]
  private let cases: [String: Case]

  init() {
    names = Dictionary(uniqueKeysWithValues: Case.allCases.map { ($0, String(describing: $0)) })
    cases = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
  }

  subscript(value: Case) -> String { names[value] ?? "" }
  subscript(name: String) -> Case? { cases[name] }
}
