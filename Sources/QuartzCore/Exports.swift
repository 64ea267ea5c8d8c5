// What Apple's QuartzCore gives its importers; of LayerTree only what is public there.
@_exported public import CoreGraphics
@_exported public import LayerTree
