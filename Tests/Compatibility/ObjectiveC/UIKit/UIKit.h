// SPDX-License-Identifier: MIT

#import <Foundation/Foundation.h>

typedef struct UIOffset {
  CGFloat horizontal, vertical;
} UIOffset;
@interface UIView : NSObject
@end
@interface UIWindow : UIView
@end
typedef CGFloat UIWindowLevel __attribute__((swift_wrapper(struct)))
NS_SWIFT_NAME(UIWindow.Level);
@interface UIColor : NSObject
@end
@interface UIFont : NSObject
@end
@interface UIImage : NSObject
@end
@interface UIBlurEffect : NSObject
@end
