@testable import UIKit

/// Strings in the visual format language with what they say, in the notation of
/// `VisualFormat.summary`, or with the place and the reason of their fault. The views are `a`, `b`,
/// `c`, `_d1` and `Button2`, the metrics `m` (10), `n` (-4.5), `p` (750), `huge` (infinite) and `z` (0).
enum VisualFormatTable {
  typealias Reason = VisualFormatError.Reason

  static let views: Set = ["a", "b", "c", "_d1", "Button2"]
  static let metrics: [String: CGFloat] = ["m": 10, "n": -4.5, "p": 750, "huge": .infinity, "z": 0]

  /// All strings that say something.
  static let valid: [(String, String)] = written + combined

  // One string for each rule of the grammar.
  private static let written: [(String, String)] = [
    ("[a]", "H a"), ("H:[a]", "H a"), ("V:[a]", "V a"), ("[_d1]", "H _d1"),
    ("[Button2]", "H Button2"),
    ("|[a]", "H |,a"), ("[a]|", "H a,|"), ("|[a]|", "H |,a,|"), ("V:|[a]|", "V |,a,|"),
    ("|-[a]", "H |-a"), ("[a]-|", "H a-|"), ("|-[a]-|", "H |-a-|"), ("V:|-[a]-|", "V |-a-|"),
    ("[a][b]", "H a,b"), ("[a]-[b]", "H a-b"), ("V:[a]-[b]-[c]", "V a-b-c"),
    ("|[a][b][c]|", "H |,a,b,c,|"), ("|-[a]-[b]-[c]-|", "H |-a-b-c-|"),
    ("|-5-[a]-6-[b]-7-|", "H |=5 a=6 b=7 |"), ("|-m-[a]-z-|", "H |=10 a=0 |"),
    ("|-(m)-[a]", "H |=10 a"), ("|-(n)-[a]", "H |=-4.5 a"), ("[a]-n-[b]", "H a=-4.5 b"),
    ("[a]-(-10)-[b]", "H a=-10 b"), ("[a]-(+10)-[b]", "H a=10 b"),
    ("[a]-(-0.5)-[b]", "H a=-0.5 b"), ("[a]-0.5-[b]", "H a=0.5 b"), ("[a]-.5-[b]", "H a=0.5 b"),
    ("[a]-5.-[b]", "H a=5 b"), ("[a]-1e2-[b]", "H a=100 b"), ("[a]-1E+2-[b]", "H a=100 b"),
    ("[a]-(25e-1)-[b]", "H a=2.5 b"), ("[a]-1.5e1-[b]", "H a=15 b"),
    ("[a]-000-[b]", "H a=0 b"), ("[a]->=8-[b]", "H a>8 b"), ("[a]-<=8-[b]", "H a<8 b"),
    ("[a]-==8-[b]", "H a=8 b"), ("[a]-8@750-[b]", "H a=8@750 b"),
    ("[a]->=m@p-[b]", "H a>10@750 b"), ("[a]-(>=8)-[b]", "H a>8 b"),
    ("[a]-(<=8@20)-[b]", "H a<8@20 b"), ("[a]-(==m@p)-[b]", "H a=10@750 b"),
    ("[a]-(>=5,<=20)-[b]", "H a>5<20 b"), ("[a]-(>=5,<=20@p,7@1)-[b]", "H a>5<20@750=7@1 b"),
    ("[a(50)]", "H a[=50]"), ("[a(==50)]", "H a[=50]"), ("[a(>=50)]", "H a[>50]"),
    ("[a(<=50)]", "H a[<50]"), ("[a(m)]", "H a[=10]"), ("[a(>=m)]", "H a[>10]"),
    ("[a(50@20)]", "H a[=50@20]"), ("[a(50@p)]", "H a[=50@750]"), ("[a(50@1000)]", "H a[=50]"),
    ("[a(50@0.5)]", "H a[=50@0.5]"), ("[a(-3)]", "H a[=-3]"), ("[a(>=70,<=100)]", "H a[>70<100]"),
    ("[a(b)]", "H a[=b]"), ("[a(==b)]", "H a[=b]"), ("[a(>=b)]", "H a[>b]"),
    ("[a(<=b@p)]", "H a[<b@750]"), ("[a(b,>=20)]", "H a[=b>20]"), ("V:[a(b)]", "V a[=b]"),
    ("[a(==a)]", "H a[=a]"), ("[a(50)][b(a)]", "H a[=50],b[=a]"),
    ("|-[a]-[b]-[c(>=20)]-|", "H |-a-b-c[>20]-|"),
    ("V:|-20-[a(>=44,<=60@p)]-(>=8)-[b(==a)]-|", "V |=20 a[>44<60@750]>8 b[=a]-|"),
    ("|-50-[a]-50-|", "H |=50 a=50 |"), ("V:[a]-10-[b]", "V a=10 b"),
    ("H:|->=0-[a]->=0-|", "H |>0 a>0 |"), ("[a]-1000000-[b]", "H a=1000000 b"),
  ]

  /// Every connection at every place, with sizes, in both directions.
  private static let combined: [(String, String)] = ["H", "V"].flatMap { axis in
    connections.flatMap { connection in
      [
        ("\(axis):|\(connection.0)[a]", "\(axis) |\(connection.1)a"),
        ("\(axis):[a(m)]\(connection.0)|", "\(axis) a[=10]\(connection.1)|"),
        ("\(axis):[a]\(connection.0)[b(>=a,<=z@p)]", "\(axis) a\(connection.1)b[>a<0@750]"),
        (
          "\(axis):|\(connection.0)[a]\(connection.0)[b]\(connection.0)|",
          "\(axis) |\(connection.1)a\(connection.1)b\(connection.1)|"
        ),
      ]
    }
  }

  private static let connections = [
    ("", ","), ("-", "-"), ("-7-", "=7 "), ("-m-", "=10 "), ("-(-2.5)-", "=-2.5 "),
    ("->=3@1-", ">3@1 "), ("-(>=1@p,<=z)-", ">1@750<0 "), ("-(==n)-", "=-4.5 "),
    ("-(<=1e1)-", "<10 "),
  ]

  /// The strings with a fault, the index of the character at which it is found, and the reason.
  static let faulty: [(String, Int, Reason)] =
    expectingView([
      ("", 0), ("H:", 2), ("V:", 2), ("|", 1), ("H:|", 3), ("|-", 2), ("|-|", 2), ("||", 1),
      ("H:|-10-|", 7), ("a", 0), ("(a)", 0), ("H:a", 2), ("[]", 1), ("[(50)]", 1), ("[1a]", 1),
      ("[ a]", 1), ("[-a]", 1), ("[a]-", 4), ("[a]-5-", 6), ("[a]-5-b", 6), ("[a]-(5)-", 8),
      (" [a]", 0), ("h:[a]", 0), ("-[a]", 0), ("[a]-[", 5), ("[a][]", 4),
    ]) + colons + names + closings + numbers + ends

  private static func expectingView(_ expected: [(String, Int)]) -> [(String, Int, Reason)] {
    expected.map { ($0.0, $0.1, .expectedView) }
  }

  private static let colons: [(String, Int, Reason)] = [
    ("V|[a]|", 1, .missingColon(.vertical)), ("H[a]", 1, .missingColon(.horizontal)),
    ("H", 1, .missingColon(.horizontal)), ("V :[a]", 1, .missingColon(.vertical)),
  ]

  private static let names: [(String, Int, Reason)] = [
    ("[x]", 2, .unknownView("x")), ("[self.a]", 5, .unknownView("self")),
    ("|[a][blackBox]", 13, .unknownView("blackBox")), ("[A]", 2, .unknownView("A")),
    ("[m]", 2, .unknownView("m")), ("[a(x)]", 4, .unknownMetric("x")),
    ("H:|-margiin-[a]", 11, .unknownMetric("margiin")), ("[a(>=x@p)]", 6, .unknownMetric("x")),
    ("[a(5@x)]", 6, .unknownMetric("x")), ("[a]-(5,x)-[b]", 8, .unknownMetric("x")),
    ("[a]-b-[c]", 5, .expectedNumber), ("[a(5@b)]", 6, .expectedNumber),
  ]

  private static let closings: [(String, Int, Reason)] = [
    ("[a", 2, .unclosedView), ("[a|", 2, .unclosedView), ("[a b]", 2, .unclosedView),
    ("[a(5]", 4, .unclosedView), ("|[a][b(m][c]|", 8, .unclosedView),
    ("[a(5)", 5, .unclosedView), ("[a(5)5]", 5, .unclosedView), ("[a.b]", 2, .unclosedView),
    ("[a(b+10)]", 4, .unclosedView), ("[a(2*b)]", 4, .unclosedView),
    ("[a]-(5-[b]", 6, .unclosedPredicates), ("[a]-(5,6-[b]", 8, .unclosedPredicates),
    ("[a]-5[b]", 5, .unclosedConnection), ("[a]-(5)[b]", 7, .unclosedConnection),
    ("|-5[a]", 3, .unclosedConnection), ("[a]-5|", 5, .unclosedConnection),
  ]

  private static let numbers: [(String, Int, Reason)] = [
    ("[a()]", 3, .expectedNumber), ("[a(>=)]", 5, .expectedNumber),
    ("[a(5,)]", 5, .expectedNumber), ("[a(5@)]", 5, .expectedNumber),
    ("[a(-)]", 3, .expectedNumber), ("[a(.)]", 3, .expectedNumber),
    ("[a]--[b]", 4, .expectedNumber), ("[a]--10-[b]", 4, .expectedNumber),
    ("[a]- (m)-[b]", 4, .expectedNumber), ("[a]-()-[b]", 5, .expectedNumber),
    ("[a(>30)]", 4, .unknownRelation), ("[a(<30)]", 4, .unknownRelation),
    ("[a(=30)]", 4, .unknownRelation), ("[a]->8-[b]", 5, .unknownRelation),
    ("[a(=>30)]", 4, .unknownRelation), ("[a(huge)]", 7, .infiniteNumber),
    ("[a(1e999)]", 8, .infiniteNumber), ("[a(5@0)]", 6, .priorityOutOfRange(0)),
    ("[a(5@1001)]", 9, .priorityOutOfRange(1001)), ("[a(5@-1)]", 7, .priorityOutOfRange(-1)),
    ("[a(5@n)]", 6, .priorityOutOfRange(-4.5)),
  ]

  private static let ends: [(String, Int, Reason)] = [
    ("[a]x", 3, .trailingCharacters), ("[a] ", 3, .trailingCharacters),
    ("|[a]|[b]", 5, .trailingCharacters), ("[a]]", 3, .trailingCharacters),
    ("[a]-||", 5, .trailingCharacters), ("[a]-|\n", 5, .trailingCharacters),
  ]
}

extension VisualFormat {
  /// The views with the conditions on their sizes in brackets, and between them `,` for edges that
  /// touch, `-` for the standard distance, or conditions such as `>8@750`.
  var summary: String {
    var text = axis == .horizontal ? "H " : "V "
    if let leading { text += "|" + leading.summary }
    for (index, view) in views.enumerated() {
      if index > 0 { text += connections[index - 1].summary }
      text += view.name
      if !view.predicates.isEmpty {
        text += "[" + view.predicates.map(\.summary).joined() + "]"
      }
    }
    return text + (trailing.map { $0.summary + "|" } ?? "")
  }
}

extension VisualFormat.Connection {
  fileprivate var summary: String {
    switch self {
    case .flush: ","
    case .standard: "-"
    case .distance(let predicates): predicates.map(\.summary).joined() + " "
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate var summary: String {
    let value =
      switch object {
      case .constant(let constant): constant.formatted
      case .view(let name): name
      }
    return ["<", "=", ">"][relation.rawValue + 1] + value
      + (priority == .required ? "" : "@" + CGFloat(priority.rawValue).formatted)
  }
}

extension CGFloat {
  fileprivate var formatted: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
