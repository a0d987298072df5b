// SPDX-License-Identifier: MIT

// The bridging header of an app that is written in both languages.

#import <SVProgressHUD/SVProgressHUD.h>

// What Forms.m implements.
@interface SVProgressHUD (App)
+ (void)showDone;
+ (void)blockWithMaskType:(SVProgressHUDMaskType)maskType
               completion:(SVProgressHUDDismissCompletion _Nullable)completion;
@end
