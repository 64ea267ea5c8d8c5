import CoreGraphics
import Foundation
import UIKit

extension AttributeRow {
  static let controls: [AttributeRow] = [
    row("control", "enabled='NO'", \UIControl.isEnabled, false),
    row("control", "selected='YES'", \UIControl.isSelected, true),
    row("control", "highlighted='YES'", \UIControl.isHighlighted, true),
    row(
      "control", "contentHorizontalAlignment='right'", \UIControl.contentHorizontalAlignment,
      .right),
    row(
      "control", "contentVerticalAlignment='fill'", \UIControl.contentVerticalAlignment, .fill),
    row("control", "showsMenuAsPrimaryAction='YES'", \UIControl.showsMenuAsPrimaryAction, true),
  ]

  static let values: [AttributeRow] = [
    row("switch", "on='YES'", \UISwitch.isOn, true),
    row("switch", color("onTintColor"), \UISwitch.onTintColor, .systemRed),
    row("switch", color("thumbTintColor"), \UISwitch.thumbTintColor, .systemRed),
    row("switch", "title='Wi-Fi'", \UISwitch.title, "Wi-Fi"),
    row("slider", "minValue='-2'", \UISlider.minimumValue, -2),
    row("slider", "maxValue='2'", \UISlider.maximumValue, 2),
    row("slider", "value='0.75'", \UISlider.value, 0.75),
    row("slider", "continuous='NO'", \UISlider.isContinuous, false),
    check("slider", "minimumValueImage='minus' catalog='system'", true) { (slider: UISlider) in
      slider.minimumValueImage != nil
    },
    check("slider", "maximumValueImage='plus' catalog='system'", true) { (slider: UISlider) in
      slider.maximumValueImage != nil
    },
    row("slider", color("minimumTrackTintColor"), \UISlider.minimumTrackTintColor, .systemRed),
    row("slider", color("maximumTrackTintColor"), \UISlider.maximumTrackTintColor, .systemRed),
    row("slider", color("thumbTintColor"), \UISlider.thumbTintColor, .systemRed),
    row("stepper", "maximumValue='40'", \UIStepper.maximumValue, 40),
    row(
      "stepper", "minimumValue='-5'", \UIStepper.minimumValue, -5, name: "maximumValue"),
    row("stepper", "stepValue='3'", \UIStepper.stepValue, 3),
    row("stepper", "value='7'", \UIStepper.value, 7),
    row("stepper", "continuous='NO'", \UIStepper.isContinuous, false),
    row("stepper", "autorepeat='NO'", \UIStepper.autorepeat, false),
    row("stepper", "wraps='YES'", \UIStepper.wraps, true),
    row(
      "segmentedControl", "<segments><segment title='A'/><segment title='B'/></segments>",
      \UISegmentedControl.numberOfSegments, 2),
    row("segmentedControl", "momentary='YES'", \UISegmentedControl.isMomentary, true),
    row(
      "segmentedControl", "apportionsSegmentWidthsByContent='YES'",
      \UISegmentedControl.apportionsSegmentWidthsByContent, true),
    row(
      "segmentedControl", color("selectedSegmentTintColor"),
      \UISegmentedControl.selectedSegmentTintColor, .systemRed),
    row(
      "segmentedControl", "selectedSegmentIndex='1'", \UISegmentedControl.selectedSegmentIndex, 1,
      with: "<segments><segment title='A'/><segment title='B'/></segments>"),
    segment("title='A'", "A") { $0.titleForSegment(at: 0) },
    segment("image='star' catalog='system'", true) { $0.imageForSegment(at: 0) != nil },
    segment("enabled='NO'", false) { $0.isEnabledForSegment(at: 0) },
    segment("width='80'", 80) { $0.widthForSegment(at: 0) },
    check(
      "segmentedControl",
      "<segments><segment><size key='contentOffset' width='3' height='5'/></segment></segments>",
      CGSize(width: 3, height: 5)
    ) { (control: UISegmentedControl) in
      control.numberOfSegments == 0 ? .zero : control.contentOffsetForSegment(at: 0)
    },
    row("pageControl", "numberOfPages='5'", \UIPageControl.numberOfPages, 5),
    row("pageControl", "currentPage='2'", \UIPageControl.currentPage, 2, with: "numberOfPages='5'"),
    row("pageControl", "hidesForSinglePage='YES'", \UIPageControl.hidesForSinglePage, true),
    row(
      "pageControl", color("pageIndicatorTintColor"), \UIPageControl.pageIndicatorTintColor,
      .systemRed),
    row(
      "pageControl", color("currentPageIndicatorTintColor"),
      \UIPageControl.currentPageIndicatorTintColor, .systemRed),
  ]

  private static func segment<Value: Equatable>(
    _ attributes: String, _ value: Value,
    _ read: @escaping @MainActor (UISegmentedControl) -> Value
  ) -> AttributeRow {
    check("segmentedControl", "<segments><segment \(attributes)/></segments>", value) {
      (control: UISegmentedControl) in
      if control.numberOfSegments == 0 {
        control.insertSegment(withTitle: "", at: 0, animated: false)
      }
      return read(control)
    }
  }

  static let buttons: [AttributeRow] = [
    row("button", "buttonType='contactAdd'", \UIButton.buttonType, .contactAdd),
    check("button", "buttonType='infoLight'", true) { (button: UIButton) in
      button.image(for: .normal) != nil
    },
    row("button", font, \UIButton.titleLabel?.font, .boldSystemFont(ofSize: 33)),
    row(
      "button", "lineBreakMode='headTruncation'", \UIButton.titleLabel?.lineBreakMode,
      .byTruncatingHead),
    row("button", insets("contentEdgeInsets"), \UIButton.contentEdgeInsets, insets),
    row("button", insets("titleEdgeInsets"), \UIButton.titleEdgeInsets, insets),
    row("button", insets("imageEdgeInsets"), \UIButton.imageEdgeInsets, insets),
    row(
      "button", "<size key='titleShadowOffset' width='3' height='5'/>",
      \UIButton.titleLabel?.shadowOffset, CGSize(width: 3, height: 5)),
    row(
      "button", "reversesTitleShadowWhenHighlighted='YES'",
      \UIButton.reversesTitleShadowWhenHighlighted, true),
    row(
      "button", "adjustsImageWhenHighlighted='NO'", \UIButton.adjustsImageWhenHighlighted, false),
    row("button", "adjustsImageWhenDisabled='NO'", \UIButton.adjustsImageWhenDisabled, false),
    row("button", "showsTouchWhenHighlighted='YES'", \UIButton.showsTouchWhenHighlighted, true),
    row(
      "button", "changesSelectionAsPrimaryAction='YES'",
      \UIButton.changesSelectionAsPrimaryAction, true),
    row("button", "pointerInteraction='YES'", \UIButton.isPointerInteractionEnabled, true),
    row("button", "role='primary'", \UIButton.role, .primary),
    state("title='Go'", "Go") { $0.title(for: .selected) },
    state("title='Go'", "Go", key: "highlighted") { $0.title(for: .highlighted) },
    state("title='Go'", "Go", key: "disabled") { $0.title(for: .disabled) },
    state(styledText("attributedTitle"), "Text") { $0.attributedTitle(for: .selected)?.string },
    state(color("titleColor"), .systemRed) { $0.titleColor(for: .selected) },
    state(color("titleShadowColor"), .systemRed) { $0.titleShadowColor(for: .selected) },
    state("image='star' catalog='system'", true) { $0.image(for: .selected) != nil },
    state("backgroundImage='star' catalog='system'", true) {
      $0.backgroundImage(for: .selected) != nil
    },
    state(
      "<preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='large'/>", true
    ) {
      $0.preferredSymbolConfigurationForImage(in: .selected)
        == UIImage.SymbolConfiguration(scale: .large)
    },
  ]

  private static func state<Value: Equatable>(
    _ text: String, _ value: Value, key: String = "selected",
    _ read: @escaping @MainActor (UIButton) -> Value
  ) -> AttributeRow {
    let (attributes, child) = text.hasPrefix("<") ? ("", text) : (text, "")
    return check(
      "button", "<state key='\(key)' \(attributes)>\(child)</state>", value, name: "state",
      read: read)
  }

  static let configurations: [AttributeRow] = [
    configuration("title='Buy'", "Buy") { $0.title },
    configuration("subtitle='now'", "now") { $0.subtitle },
    configuration("<string key='title'>Buy\nnow</string>", "Buy\nnow") { $0.title },
    configuration("titleLineBreakMode='truncatingHead'", .byTruncatingHead) {
      $0.titleLineBreakMode
    },
    configuration("titleAlignment='trailing'", .trailing) { $0.titleAlignment },
    configuration(
      "<fontDescription key='titleFontDescription' type='system' pointSize='9'/>", true
    ) { $0.titleTextAttributesTransformer != nil },
    configuration(
      "<fontDescription key='subtitleFontDescription' type='system' pointSize='9'/>", true
    ) { $0.subtitleTextAttributesTransformer != nil },
    configuration("cornerStyle='capsule'", .capsule) { $0.cornerStyle },
    configuration("buttonSize='large'", .large) { $0.buttonSize },
    configuration("image='trash' catalog='system'", true) { $0.image != nil },
    configuration("imagePlacement='trailing'", .trailing) { $0.imagePlacement },
    configuration("imagePadding='6'", 6) { $0.imagePadding },
    configuration("titlePadding='3'", 3) { $0.titlePadding },
    configuration("showsActivityIndicator='YES'", true) { $0.showsActivityIndicator },
    configuration(
      "<directionalEdgeInsets key='contentInsets' top='1' leading='2' bottom='3' trailing='4'/>",
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ) { $0.contentInsets },
    configuration(
      "<preferredSymbolConfiguration key='preferredSymbolConfigurationForImage' scale='large'/>",
      true
    ) {
      $0.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .large)
    },
    configuration(color("baseForegroundColor"), .systemRed) { $0.baseForegroundColor },
    configuration(color("baseBackgroundColor"), .systemRed) { $0.baseBackgroundColor },
    configuration(
      "<backgroundConfiguration key='background' cornerRadius='9'/>", 9
    ) { $0.background.cornerRadius },
    configuration(
      "<backgroundConfiguration key='background'>\(color("backgroundColor"))"
        + "</backgroundConfiguration>", .systemRed
    ) { $0.background.backgroundColor },
  ]

  private static func configuration<Value: Equatable>(
    _ text: String, _ value: Value,
    _ read: @escaping @MainActor (UIButton.Configuration) -> Value
  ) -> AttributeRow {
    let (attributes, child) = text.hasPrefix("<") ? ("", text) : (text, "")
    return check(
      "button",
      "<buttonConfiguration key='configuration' style='plain' \(attributes)>\(child)"
        + "</buttonConfiguration>", value, name: "configuration"
    ) { (button: UIButton) in read(button.configuration ?? .plain()) }
  }

  static let fields: [AttributeRow] = [
    row("textField", font, \UITextField.font, .boldSystemFont(ofSize: 33)),
    row("textField", color("textColor"), \UITextField.textColor, .systemRed),
    row("textField", "textAlignment='center'", \UITextField.textAlignment, .center),
    row("textField", "borderStyle='bezel'", \UITextField.borderStyle, .bezel),
    row("textField", "clearButtonMode='always'", \UITextField.clearButtonMode, .always),
    row("textField", "leftViewMode='always'", \UITextField.leftViewMode, .always),
    row("textField", "rightViewMode='always'", \UITextField.rightViewMode, .always),
    row("textField", "clearsOnBeginEditing='YES'", \UITextField.clearsOnBeginEditing, true),
    row("textField", "clearsOnInsertion='YES'", \UITextField.clearsOnInsertion, true),
    row(
      "textField", "allowsEditingTextAttributes='YES'", \UITextField.allowsEditingTextAttributes,
      true),
    row("textField", "adjustsFontSizeToFit='NO'", \UITextField.adjustsFontSizeToFitWidth, false),
    row(
      "textField", "adjustsFontForContentSizeCategory='YES'",
      \UITextField.adjustsFontForContentSizeCategory, true),
    row("textField", "minimumFontSize='9'", \UITextField.minimumFontSize, 9),
    check("textField", "background='star' catalog='system'", true) { (field: UITextField) in
      field.background != nil
    },
    check("textField", "disabledBackground='star' catalog='system'", true) {
      (field: UITextField) in field.disabledBackground != nil
    },
    row("textField", "placeholder='Name'", \UITextField.placeholder, "Name"),
    row(
      "textField", styledText("attributedPlaceholder"), \UITextField.attributedPlaceholder?.string,
      "Text"),
    row("textField", "text='Ada'", \UITextField.text, "Ada"),
    row("textField", styledText("attributedText"), \UITextField.attributedText?.string, "Text"),
    row("searchBar", "text='swift'", \UISearchBar.text, "swift"),
    row("searchBar", "placeholder='Search'", \UISearchBar.placeholder, "Search"),
    row("searchBar", "prompt='Find'", \UISearchBar.prompt, "Find"),
    row("searchBar", "barStyle='black'", \UISearchBar.barStyle, .black),
    row("searchBar", "searchBarStyle='minimal'", \UISearchBar.searchBarStyle, .minimal),
    row("searchBar", "translucent='NO'", \UISearchBar.isTranslucent, false),
    row("searchBar", color("barTintColor"), \UISearchBar.barTintColor, .systemRed),
    check("searchBar", "backgroundImage='star' catalog='system'", true) { (bar: UISearchBar) in
      bar.backgroundImage != nil
    },
    row("searchBar", "showsBookmarkButton='YES'", \UISearchBar.showsBookmarkButton, true),
    row("searchBar", "showsSearchResultsButton='YES'", \UISearchBar.showsSearchResultsButton, true),
    row("searchBar", "showsCancelButton='YES'", \UISearchBar.showsCancelButton, true),
    row(
      "searchBar", "<scopeButtonTitles><string>All</string></scopeButtonTitles>",
      \UISearchBar.scopeButtonTitles, ["All"]),
    row("searchBar", "showsScopeBar='YES'", \UISearchBar.showsScopeBar, true),
    row(
      "searchBar", "<textInputTraits key='textInputTraits' returnKeyType='go'/>",
      \UISearchBar.returnKeyType, .go),
  ]

  static let traits: [AttributeRow] = [
    trait("keyboardType='URL'", \.keyboardType, .URL),
    trait("returnKeyType='go'", \.returnKeyType, .go),
    trait("keyboardAppearance='light'", \.keyboardAppearance, .light),
    trait("autocapitalizationType='words'", \.autocapitalizationType, .words),
    trait("autocorrectionType='no'", \.autocorrectionType, .no),
    trait("spellCheckingType='yes'", \.spellCheckingType, .yes),
    trait("smartDashesType='no'", \.smartDashesType, .no),
    trait("smartQuotesType='no'", \.smartQuotesType, .no),
    trait("smartInsertDeleteType='no'", \.smartInsertDeleteType, .no),
    trait("secureTextEntry='YES'", \.isSecureTextEntry, true),
    trait("enablesReturnKeyAutomatically='YES'", \.enablesReturnKeyAutomatically, true),
    trait("textContentType='username'", \.textContentType?.rawValue, "username"),
  ]

  private static func trait<Value: Equatable>(
    _ attribute: String, _ property: KeyPath<UITextField, Value>, _ value: Value
  ) -> AttributeRow {
    row("textField", "<textInputTraits key='textInputTraits' \(attribute)/>", property, value)
  }

  static let pickers: [AttributeRow] = [
    row("datePicker", "datePickerMode='date'", \UIDatePicker.datePickerMode, .date),
    row("datePicker", "style='wheels'", \UIDatePicker.preferredDatePickerStyle, .wheels),
    row(
      "datePicker", "<locale key='locale' localeIdentifier='de_DE'/>",
      \UIDatePicker.locale?.identifier, "de_DE"),
    row(
      "datePicker", "<timeZone key='timeZone' name='Asia/Tokyo'/>",
      \UIDatePicker.timeZone?.identifier, "Asia/Tokyo"),
    row("datePicker", "minuteInterval='5'", \UIDatePicker.minuteInterval, 5),
    row("datePicker", date("minimumDate"), \UIDatePicker.minimumDate, sampleDate),
    row("datePicker", date("maximumDate"), \UIDatePicker.maximumDate, sampleDate),
    row("datePicker", date("date"), \UIDatePicker.date, sampleDate),
    row(
      "datePicker", "countDownDuration='600'", \UIDatePicker.countDownDuration, 600,
      with: "datePickerMode='countDownTimer'"),
    row(
      "pickerView", "showsSelectionIndicator='YES'", \UIPickerView.showsSelectionIndicator, true),
  ]

  private static func date(_ key: String) -> String {
    "<date key='\(key)' timeIntervalSinceReferenceDate='700000020'/>"
  }

  private static let sampleDate = Date(timeIntervalSinceReferenceDate: 700_000_020)
}
