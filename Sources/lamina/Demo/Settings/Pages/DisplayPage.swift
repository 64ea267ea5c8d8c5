import UIKit

/// The appearance of the whole app: dark or light, brightness, size of texts and the tint color.
final class DisplayPage: SettingsForm {
  override func makeSections() -> [SettingsSection] {
    [
      SettingsSection("Appearance", rows: [.wide(appearanceControl())]),
      SettingsSection(
        "Brightness",
        rows: [
          .slider(
            "Brightness", from: "sun.min.fill", to: "sun.max.fill", value: settings.brightness
          ) { [settings] in settings.brightness = $0 }
        ]),
      SettingsSection(
        "Text", footer: "Every app that supports it shows its texts in this size.",
        rows: [.control("Text Size", textSizeControl())]),
      SettingsSection("Tint Color", rows: [.wide(accentButtons(), height: 56)]),
    ]
  }

  private func appearanceControl() -> UIView {
    let styles: [(String, UIUserInterfaceStyle)] = [
      ("Automatic", .unspecified), ("Light", .light), ("Dark", .dark),
    ]
    let control = UISegmentedControl(
      frame: .zero,
      actions: styles.map { title, style in
        UIAction(title: title) { [settings] _ in settings.appearance = style }
      })
    control.selectedSegmentIndex = styles.firstIndex { $0.1 == settings.appearance } ?? 0
    return control
  }

  private func textSizeControl() -> UIView {
    let stepper = UIStepper()
    stepper.maximumValue = Double(DeviceSettings.textSizes.count - 1)
    stepper.value = Double(settings.textSize)
    stepper.addAction(
      UIAction { [unowned stepper, settings] _ in settings.textSize = Int(stepper.value) },
      for: .valueChanged)
    return stepper
  }

  // MARK: Tint color

  private func accentButtons() -> UIView {
    let buttons = zip(DeviceSettings.accents, DeviceSettings.accentNames).map(accentButton)
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .equalSpacing
    for button in buttons.dropFirst() {
      button.widthAnchor.constraint(equalTo: buttons[0].widthAnchor).isActive = true
    }
    return stack
  }

  private func accentButton(_ color: UIColor, _ name: String) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = color
    configuration.cornerStyle = .capsule
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.choose(color) })
    button.configurationUpdateHandler = { [settings] button in
      let isChosen = settings.accent == color
      button.configuration?.image = isChosen ? UIImage(systemName: "checkmark") : nil
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    button.accessibilityLabel = name
    // Six of them have no room for that on a screen of 320 points.
    let width = button.widthAnchor.constraint(equalToConstant: 44)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }

  private func choose(_ color: UIColor) {
    settings.accent = color
    reloadSection(3)
  }
}
