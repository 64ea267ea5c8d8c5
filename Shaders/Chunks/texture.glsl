// The texture of the item.
#ifdef FRAGMENT
uniform mediump sampler2D bitmap;  // premultiplied
#endif
