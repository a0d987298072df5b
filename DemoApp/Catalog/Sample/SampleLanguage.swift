// SPDX-License-Identifier: MIT

/// The language of the catalog's texts: one for each direction in which text runs.
public enum SampleLanguage: Sendable {
  case english
  case arabic

  func text(_ english: String, _ arabic: String) -> String {
    self == .english ? english : arabic
  }

  // The texts of several states.
  var loading: String { text("Loading", "جارٍ التحميل") }
  var cancel: String { text("Cancel", "إلغاء") }
  var report: String { text("Annual report.pdf", "التقرير السنوي.pdf") }
  var threeFiles: String { text("3 of 120 files", "٣ من ١٢٠ ملفًا") }
  var manyFiles: String { text("42 of 120 files", "٤٢ من ١٢٠ ملفًا") }

  var noSuchFile: String {
    text(
      "The file couldn’t be opened because there is no such file.",
      "تعذر فتح الملف لعدم وجود ملف كهذا.")
  }

  var uploadingPhotos: String {
    text(
      "Uploading 14 of 32 photos to the shared album. Keep the app open until it is done.",
      "جارٍ رفع ١٤ من ٣٢ صورة إلى الألبوم المشترك. أبقِ التطبيق مفتوحًا حتى ينتهي.")
  }

  /// More than any screen has room for.
  var endless: String {
    let sentence = text(
      "This is what a server says when it means to be helpful and is not. ",
      "هذا ما يقوله الخادم حين يقصد أن يساعد ولا يفعل. ")
    return String(repeating: sentence, count: 40)
  }
}
