// Swift Testing imports this overlay beside UIKit; it adds nothing.
