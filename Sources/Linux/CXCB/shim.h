#include <xcb/xcb.h>
#include <xcb/shm.h>
#include <xcb/randr.h>
#include <xcb/present.h>
#include <xcb/xcb_keysyms.h>
#include <sys/ipc.h>
#include <sys/shm.h>
