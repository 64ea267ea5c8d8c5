import UIKit

class DetailViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var doneButton: UIButton!
  var item: ChecklistItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = item.title
  }

  @IBAction func markDone(_ sender: Any) {
    item.isDone = true
    performSegue(withIdentifier: "back", sender: self)
  }
}

#Preview {
  DetailViewController()
}
