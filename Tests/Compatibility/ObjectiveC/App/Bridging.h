// SPDX-License-Identifier: MIT

// As the bridging header of an app that is written in both languages.

#import <SVProgressHUD/SVProgressHUD.h>

@interface SVProgressHUD (App)
+ (void)showDone;
@end

@interface Upload : NSObject
- (void)startWithMaskType:(SVProgressHUDMaskType)maskType
               completion:(SVProgressHUDDismissCompletion _Nullable)completion;
@end
