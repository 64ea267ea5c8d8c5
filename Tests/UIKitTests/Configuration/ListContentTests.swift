import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Content configurations of lists", .serialized) struct ListContentTests {
  private func cell(_ configuration: UIListContentConfiguration) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.contentConfiguration = configuration
    cell.layoutIfNeeded()
    return cell
  }

  private func list(_ cell: UITableViewCell) throws -> UIListContentView {
    try #require(cell.contentView as? UIListContentView)
  }

  @Test("A configuration replaces the content view, and another one of its type updates that view")
  func replacing() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "first"
    let cell = cell(configuration)
    let view = try list(cell)
    #expect(cell.textLabel == nil && cell.imageView == nil)
    configuration.text = "second"
    cell.contentConfiguration = configuration
    #expect(cell.contentView === view)
    #expect(view.parts.text?.text == "second")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.textLabel != nil)
  }

  @Test("Texts begin at the cell's margin, behind the image")
  func margins() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    let view = try list(cell(configuration))
    #expect(view.parts.text?.frame.minX == 16)
    let width = view.parts.text?.sizeThatFits(CGSize(width: 288, height: 0)).width
    #expect(view.parts.text?.frame.width == width)
    configuration.image = UIImage(systemName: "star")
    configuration.imageProperties.reservedLayoutSize.width = 30
    let other = try list(cell(configuration))
    let (text, image) = (other.parts.text?.frame ?? .zero, other.parts.image?.frame ?? .zero)
    #expect(abs(text.minX - 62) < 0.001)
    #expect(abs(image.midX - 31) < 0.001)
  }

  @Test("The values of two texts lie beside each other where they fit, and otherwise below")
  func sides() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "text"
    configuration.secondaryText = "value"
    let view = try list(cell(configuration))
    #expect(view.parts.secondaryText?.frame.maxX == 304)
    #expect(view.parts.secondaryText?.frame.midY == view.parts.text?.frame.midY)
    configuration.secondaryText = String(repeating: "value ", count: 12)
    let tall = cell(configuration)
    let size = tall.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height > 80)
    tall.frame.size = size
    tall.layoutIfNeeded()
    let other = try list(tall)
    let text = try #require(other.parts.text)
    #expect((other.parts.secondaryText?.frame.minY ?? 0) >= text.frame.maxY)
  }

  @Test("From right to left, the text ends at the right")
  func rightToLeft() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    configuration.image = UIImage(systemName: "star")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.contentConfiguration = configuration
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    let view = try list(cell)
    #expect((view.parts.image?.frame.minX ?? 0) > (view.parts.text?.frame.maxX ?? 320))
  }

  @Test("A disabled cell has pale texts, unless the program has set their color")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var configuration = UIListContentConfiguration.cell()
    #expect(configuration.updated(for: state).textProperties.color == .tertiaryLabel)
    configuration.textProperties.color = .systemRed
    #expect(configuration.updated(for: state).textProperties.color == .systemRed)
    #expect(configuration.updated(for: state) != configuration)
    let background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.updated(for: state) == background)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
  }

  @Test("A guide has the rectangle of the text")
  func guide() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    screen.window.addSubview(view)
    let guide = try #require(view.textLayoutGuide)
    #expect(view.imageLayoutGuide == nil)
    try screen.render()
    try screen.render()
    #expect(guide.layoutFrame == view.parts.text?.frame)
  }

  @Test(
    "Configurations are updated before the next layout: first the standard way, then the handler")
  func updates() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "not selected"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect(states == [false])
    cell.isSelected = true
    cell.isSelected = true
    #expect(states == [false])
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect(try list(cell).parts.text?.text == "selected")
  }

  @Test("A background configuration shows selected cells itself")
  func background() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.parts.standardSelection == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.subviews.first is BackgroundConfigurationView)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test("A header has the configuration of its table's style")
  func header() {
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.defaultContentConfiguration() == .groupedHeader())
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "title"
    header?.contentConfiguration = configuration
    header?.layoutIfNeeded()
    let view = header?.contentView as? UIListContentView
    #expect(view?.parts.text?.text == "TITLE")
  }
}
