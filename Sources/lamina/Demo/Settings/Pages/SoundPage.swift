import UIKit

/// The volume, and the chime that plays.
final class SoundPage: SettingsForm {
  private let level = UIProgressView(progressViewStyle: .default)
  private let repetitions = UILabel()
  // These rows have the views above, which a new row would take out of the one that is shown.
  private lazy var levelRow = SettingsRow.wide(level)
  private lazy var repetitionRow = SettingsRow.control("Repetitions", repetitionControl())

  override func makeSections() -> [SettingsSection] {
    [
      SettingsSection("Volume", rows: volumeRows()),
      SettingsSection(
        "Microphone", footer: "The level of what the device hears.", rows: [levelRow]),
      SettingsSection("Chime", rows: chimeRows()),
      SettingsSection(rows: [
        repetitionRow, .wide(testButton(), height: 60),
      ]),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    level.progress = 0.35
    level.accessibilityLabel = "Level"
    showRepetitions()
  }

  private func volumeRows() -> [SettingsRow] {
    let mute = SettingsRow.toggle("Mute", isOn: settings.isMuted) { [weak self] isMuted in
      self?.settings.isMuted = isMuted
      self?.reloadSection(0)
    }
    let slider = SettingsRow.slider(
      "Volume", from: "speaker.fill", to: "speaker.wave.2.fill", value: settings.volume
    ) { [settings] in settings.volume = $0 }
    return settings.isMuted ? [mute] : [slider, mute]
  }

  private func chimeRows() -> [SettingsRow] {
    DeviceSettings.chimes.map { chime in
      .choice(chime, isChosen: chime == settings.chime) { [weak self] in
        self?.settings.chime = chime
        self?.reloadSection(2)
      }
    }
  }

  // MARK: Repetitions

  private func repetitionControl() -> UIView {
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue) = (1, 9)
    stepper.value = settings.repetitions
    stepper.addAction(
      UIAction { [weak self, unowned stepper] _ in
        self?.settings.repetitions = stepper.value
        self?.showRepetitions()
      }, for: .valueChanged)
    repetitions.font = .preferredFont(forTextStyle: .body)
    repetitions.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [repetitions, stepper])
    (stack.spacing, stack.alignment) = (12, .center)
    stack.frame.size = CGSize(width: 130, height: 32)
    return stack
  }

  private func showRepetitions() { repetitions.text = "\(Int(settings.repetitions))" }

  /// A button that shows for a while that the chime plays.
  private func testButton() -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Play the Chime"
    configuration.image = UIImage(systemName: "play.fill")
    configuration.imagePadding = 8
    let action = UIAction { [weak self] action in
      guard let button = action.sender as? UIButton else { return }
      self?.play(on: button)
    }
    return UIButton(configuration: configuration, primaryAction: action)
  }

  private func play(on button: UIButton) {
    button.configuration?.showsActivityIndicator = true
    button.isEnabled = false
    UIView.animate(withDuration: settings.repetitions * 0.6) { [level] in
      level.setProgress(0.9, animated: true)
      button.alpha = 0.99
    } completion: { [level] _ in
      level.setProgress(0.35, animated: true)
      (button.alpha, button.isEnabled) = (1, true)
      button.configuration?.showsActivityIndicator = false
    }
  }
}
