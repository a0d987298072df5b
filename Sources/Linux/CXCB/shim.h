#include <xcb/xcb.h>
#include <xcb/shm.h>
#include <xcb/xcb_keysyms.h>
#include <sys/ipc.h>
#include <sys/shm.h>
