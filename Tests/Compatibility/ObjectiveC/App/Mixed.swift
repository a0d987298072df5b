// SPDX-License-Identifier: MIT

import SVProgressHUDCompatibility

// With Bridging.h, as an app that is written in both languages calls SVProgressHUD.

@available(*, deprecated)
func useBoth(done: @escaping SVProgressHUDDismissCompletion) {
  SVProgressHUD.show(with: .black)
  SVProgressHUD.dismiss(completion: done)
  __SVProgressHUD.block(withMaskType: SVProgressHUDMaskType.clear.rawValue, completion: done)
  __SVProgressHUD.showDone()
}
