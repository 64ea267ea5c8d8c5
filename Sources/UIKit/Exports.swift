// As on iOS, `import UIKit` also imports these modules.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore
