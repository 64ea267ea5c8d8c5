import CoreGraphics

extension UITabBar {
  func beginCustomization(of items: [UITabBarItem]) {
    guard customization == nil, let window else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customization = TabBarCustomization(of: self, items)
    self.customization = customization
    customization.panel.frame = window.bounds
    customization.panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(customization.panel)
    customization.panel.becomeFirstResponder()
    customization.panel.appear { [weak self] in
      guard let self else { return }
      delegate?.tabBar(self, didBeginCustomizing: items)
    }
  }

  func endCustomization(animated: Bool) -> Bool {
    guard let customization else { return false }
    let (isChanged, items) = (customization.isChanged, items ?? [])
    self.customization = nil
    delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
    customization.panel.disappear(animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
    }
    return isChanged
  }
}

/// The choice of the items of a tab bar by the user.
@MainActor final class TabBarCustomization {
  let panel: TabBarCustomizationView
  private weak var bar: UITabBar?
  private let choices: [UITabBarItem]
  private let original: [UITabBarItem]

  init(of bar: UITabBar, _ choices: [UITabBarItem]) {
    (self.bar, self.choices, original) = (bar, choices, bar.items ?? [])
    panel = TabBarCustomizationView(choices)
    panel.customization = self
    panel.showUsed(original)
  }

  var isChanged: Bool { bar?.items ?? [] != original }

  /// The bar's height below the panel.
  var barFrame: CGRect { bar.map { $0.convert($0.bounds, to: panel) } ?? .zero }

  /// The item at a point of the panel, in the bar or among the choices.
  func item(at point: CGPoint) -> UITabBarItem? {
    guard let item = slot(at: point) else { return panel.choice(at: point) }
    return choices.contains(item) ? item : nil
  }

  private func slot(at point: CGPoint) -> UITabBarItem? {
    guard let bar else { return nil }
    let inner = panel.convert(point, to: bar.row)
    return bar.row.buttons.first { $0.frame.contains(inner) }?.item
  }

  /// Puts an item in the place of the one at a point of the bar, which takes the place of the former if
  /// that is in the bar already.
  func drop(_ item: UITabBarItem, at point: CGPoint) {
    guard let bar, var items = bar.items, let target = slot(at: point), choices.contains(target),
      target !== item, let index = items.firstIndex(of: target)
    else { return }
    if let former = items.firstIndex(of: item) {
      items.swapAt(former, index)
    } else {
      items[index] = item
    }
    bar.change(items: items, animated: true)
    panel.showUsed(items)
  }

  func end() { bar?.endCustomizing(animated: true) }
}
