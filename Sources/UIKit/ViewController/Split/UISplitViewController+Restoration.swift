import Foundation

extension UISplitViewController {
  // MARK: Archives

  func encodeColumns(_ coder: NSCoder) {
    coder.encode(style.rawValue, forKey: Key.style)
    for column in columns {
      coder.encode(column.controller, forKey: Self.key(of: column.name))
    }
  }

  func decodeColumns(_ coder: NSKeyedUnarchiver) {
    for column in columns {
      let controller = coder.decodeObject(forKey: Self.key(of: column.name)) as? UIViewController
      replace(column.name, by: controller)
    }
  }

  private static func key(of column: Column) -> String { "\(Key.columns)\(column.rawValue)" }

  // MARK: State

  func encodeState(_ coder: NSCoder) {
    if let requestedCount { coder.encode(requestedCount, forKey: Key.columnCount) }
    if isCollapsed { coder.encode(topColumn.rawValue, forKey: Key.topColumn) }
  }

  func decodeState(_ coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    if coder.containsValue(forKey: Key.columnCount) {
      change(columnCount: coder.decodeInteger(forKey: Key.columnCount), animated: false)
    }
    guard coder.containsValue(forKey: Key.topColumn),
      let top = Column(rawValue: coder.decodeInteger(forKey: Key.topColumn))
    else { return }
    if isCollapsed { push(top, animated: false) } else { restoredTopColumn = top }
  }
}
