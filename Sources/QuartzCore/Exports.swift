// Re-exports what Apple's QuartzCore re-exports; of LayerTree, only its public declarations.
@_exported public import CoreGraphics
@_exported public import LayerTree
