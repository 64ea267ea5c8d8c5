// Swift Testing imports this overlay beside CoreGraphics; it adds nothing.
