// Only Wayland and off-screen displays are used; without this, <EGL/eglplatform.h> includes Xlib's
// headers.
#define EGL_NO_X11
#define MESA_EGL_NO_X11_HEADERS
#include <EGL/egl.h>
#include <EGL/eglext.h>
