#include <xcb/xcb.h>
#include <xcb/xcb_keysyms.h>
#include <cairo/cairo-xcb.h>
