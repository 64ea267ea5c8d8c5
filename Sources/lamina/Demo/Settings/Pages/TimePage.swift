import UIKit

/// The clock of the device: by itself, or with pickers; and when the device restarts.
final class TimePage: SettingsForm {
  private var showsRestartWheels = false

  override func makeSections() -> [SettingsSection] {
    [
      SettingsSection(rows: [hours(), .control("Time Zone", zoneButton())]),
      SettingsSection(
        footer: "Without a network the clock keeps the time that was set last.", rows: clockRows()),
      SettingsSection("Daily Restart", rows: restartRows()),
    ]
  }

  private func hours() -> SettingsRow {
    .toggle("24-Hour Time", isOn: settings.uses24Hours) { [weak self] is24Hours in
      self?.settings.uses24Hours = is24Hours
      self?.reloadSection(1)
      self?.reloadSection(2)
    }
  }

  /// A button whose menu has the time zones.
  private func zoneButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.indicator = .popup
    let button = UIButton(configuration: configuration)
    button.menu = UIMenu(
      children: DeviceSettings.zones.map { zone in
        UIAction(
          title: Self.city(zone), subtitle: zone, state: zone == settings.zone ? .on : .off
        ) { [settings] _ in settings.zone = zone }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.frame.size = CGSize(width: 150, height: 34)
    button.contentHorizontalAlignment = .trailing
    return button
  }

  private static func city(_ zone: String) -> String {
    zone.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") } ?? zone
  }

  // MARK: Clock

  private func clockRows() -> [SettingsRow] {
    let automatic = SettingsRow.toggle(
      "Set Automatically", isOn: settings.setsTimeAutomatically
    ) { [weak self] isOn in
      self?.settings.setsTimeAutomatically = isOn
      self?.reloadSection(1)
    }
    if settings.setsTimeAutomatically { return [automatic] }
    let compact = picker(.dateAndTime, .compact, date: settings.date) { [settings] in
      settings.date = $0
    }
    let calendar = picker(.date, .inline, date: settings.date) { [settings, compact] in
      settings.date = $0
      compact.date = $0
    }
    return [automatic, .control("Now", compact), .wide(calendar, height: 320)]
  }

  // MARK: Restart

  /// The time of the restart, and its wheels below when the row was tapped.
  private func restartRows() -> [SettingsRow] {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (settings.locale, settings.calendar.timeZone)
    formatter.timeStyle = .short
    formatter.dateStyle = .none
    let time = SettingsRow.disclosure("Time", formatter.string(from: settings.restart)) {
      [weak self] in
      self?.showsRestartWheels.toggle()
      self?.reloadSection(2)
    }
    time.cell.accessoryType = .none
    guard showsRestartWheels else { return [time] }
    let wheels = picker(.time, .wheels, date: settings.restart) { [settings, cell = time.cell] in
      settings.restart = $0
      guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
      content.secondaryText = formatter.string(from: $0)
      cell.contentConfiguration = content
    }
    return [time, .wide(wheels, height: 216)]
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, date: Date,
    action: @escaping (Date) -> Void
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.calendar, picker.timeZone) = (settings.calendar, settings.calendar.timeZone)
    picker.locale = settings.locale
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = date
    picker.addAction(
      UIAction { [unowned picker] _ in action(picker.date) }, for: .valueChanged)
    return picker
  }
}
