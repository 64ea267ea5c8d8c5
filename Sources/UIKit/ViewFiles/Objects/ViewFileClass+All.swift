package import Foundation

extension ViewFileClass {
  /// All classes whose objects view files describe, each after its superclass.
  static let all: [ViewFileClass] = [
    .view, .label, .imageView, .activityIndicatorView, .progressView, .scrollView, .textView,
    .stackView, .visualEffectView, .control, .button, .textField, .switchControl, .slider, .stepper,
    .segmentedControl, .pageControl, .datePicker, .refreshControl, .pickerView, .searchBar,
    .tableView, .tableViewCell, .collectionView, .collectionReusableView, .collectionViewCell,
    .collectionViewLayout, .flowLayout, .containerView, .navigationBar, .toolbar, .tabBar, .barItem,
    .barButtonItem, .tabBarItem, .navigationItem,
    .gestureRecognizer, .tapGesture, .panGesture, .screenEdgePanGesture, .pinchGesture,
    .rotationGesture, .swipeGesture, .longPressGesture,
    .viewController, .navigationController, .tabBarController, .pageViewController,
    .tableViewController, .collectionViewController, .splitViewController, .customObject,
  ]

  /// The attributes that each class adds to those of its superclass.
  package static var attributeNames: [(type: NSObject.Type, names: [String])] {
    all.map { level in (level.type, level.attributes.map(\.name)) }
  }
}
