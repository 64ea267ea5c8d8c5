// Wayland and off-screen displays only: without this <EGL/eglplatform.h> wants Xlib's headers.
#define EGL_NO_X11
#define MESA_EGL_NO_X11_HEADERS
#include <EGL/egl.h>
#include <EGL/eglext.h>
