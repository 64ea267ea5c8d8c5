// CGFloat, CGPoint, CGSize and CGRect come from Foundation on Linux; importing CoreGraphics
// provides them.
@_exported public import Foundation
