// A file that imports UIKit also sees these modules, as it does on iOS.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore
