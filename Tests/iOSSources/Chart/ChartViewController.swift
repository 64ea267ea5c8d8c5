import UIKit

#if canImport(SwiftUI) && DEBUG
  import SwiftUI
#endif

class ChartViewController: UIViewController {
  private let chart = BarChartView()
  private let label = UILabel()
  private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"]
  private(set) var lastSelection: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Rainfall in mm"
    label.font = UIFont(name: "HelveticaNeue-Bold", size: 22)!
    chart.delegate = self
    chart.values = [48, 36, 61, 55, 82, 94, 70, 66]
    let button = UIButton(type: .system)
    button.setTitle("Animate", for: .normal)
    button.addTarget(self, action: #selector(animate(_:)), for: .touchUpInside)
    let header = UIStackView(arrangedSubviews: [label, UIView(), button])
    let stack = UIStackView(arrangedSubviews: [header, chart])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chart.animateBars()
  }

  @IBAction func animate(_ sender: Any?) {
    chart.animateBars()
  }
}

extension ChartViewController: BarChartViewDelegate {
  func chart(_ chart: BarChartView, titleForBarAt index: Int) -> String {
    return months[index]
  }

  func chart(_ chart: BarChartView, didSelectBarAt index: Int) {
    lastSelection = index
    label.text = "\(months[index]): \(Int(chart.values[index])) mm"
  }

  var chartTintColor: UIColor {
    return .systemTeal
  }
}

#if canImport(SwiftUI) && DEBUG
  struct ChartPreviews: PreviewProvider {
    static var previews: some View { Text("Chart") }
  }
#endif
