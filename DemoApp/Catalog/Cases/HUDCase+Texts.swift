// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let texts: [HUDCase] = [
    HUDCase("text-letter", "One letter", show: text("i", "أ")),
    HUDCase(
      "text-lines", "Lines",
      show: text(
        "Swipe left to archive a message.\nSwipe right to answer.",
        "اسحب إلى اليسار لأرشفة رسالة.\nاسحب إلى اليمين للرد.")),
    HUDCase("text-long", "Several lines") { StatusHUD.show(status: $0.uploadingPhotos) },
    HUDCase(
      "error-long", "A system’s text",
      show: error(
        "The file “Annual report.pdf” couldn’t be opened because there is no such file.",
        "تعذر فتح الملف «Annual report.pdf» لعدم وجود ملف كهذا.")),
    HUDCase("text-longest", "More than any screen has room for") {
      StatusHUD.showInfo(status: $0.endless)
    },
    HUDCase("text-word", "A word wider than the screen") {
      StatusHUD.show(
        status: $0.text(
          "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
          "https://example.com/photos/2026/summer/holiday/14.jpeg"))
    },
    HUDCase("text-emoji", "Emoji") {
      StatusHUD.show(status: $0.text("Packing 🎁 for 👩‍🚀 …", "تغليف 🎁 من أجل 👩‍🚀 …"))
    },
    HUDCase("text-hebrew", "Hebrew and digits") { _ in
      StatusHUD.show(status: "מעלה 14 מתוך 32 תמונות…")
    },
    HUDCase(
      "text-both-directions", "Both directions in one text",
      show: success(
        "Sent to \u{2068}ليلى\u{2069} (3 photos)", "أُرسلت إلى \u{2068}Ada\u{2069} (٣ صور)")),
  ]
}
