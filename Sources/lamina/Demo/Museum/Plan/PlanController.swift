import UIKit

/// The plan of the museum, whose rooms open.
final class PlanController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let plan = PlanView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Plan"
    restorationIdentifier = "plan"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.paper
    view.addSubview(plan)
    plan.onTouch = { [weak self] in self?.show($0, from: $1) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let side = max(min(area.width / PlanView.size.width, area.height / PlanView.size.height), 0)
    let size = CGSize(width: side * PlanView.size.width, height: side * PlanView.size.height)
    plan.frame =
      CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height
      ).integral
  }

  /// Opens the bubble of a room.
  func show(_ room: Room) {
    loadViewIfNeeded()
    view.layoutIfNeeded()
    show(room, from: plan.shape(of: room))
  }

  private func show(_ room: Room, from shape: UIView) {
    let bubble = RoomBubble(room) { [weak self] in self?.enter(room) }
    bubble.modalPresentationStyle = .popover
    bubble.popoverPresentationController?.sourceView = shape
    bubble.popoverPresentationController?.backgroundColor = MuseumPalette.card
    bubble.popoverPresentationController?.delegate = self
    present(bubble, animated: UIView.areAnimationsEnabled)
  }

  private func enter(_ room: Room) {
    let page = WorkListController(.room(room))
    dismiss(animated: true) { [weak self] in
      self?.navigationController?.pushViewController(page, animated: true)
    }
  }

  /// The bubble stays one in a narrow window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
