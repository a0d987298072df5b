// SPDX-License-Identifier: MIT

import StatusHUD

/// What a row of the sample screen says.
struct SampleMessage {
  let name: String
  let text: String
  let color: UIColor

  /// Enough rows for the tallest phone the gallery draws.
  static func all(in language: SampleLanguage) -> [SampleMessage] {
    [
      (
        language.text("Ada", "آدا"),
        language.text("The engine weaves patterns", "الآلة تنسج الأنماط")
      ),
      (
        language.text("Grace", "غريس"),
        language.text("Found a moth in the relay", "وجدتُ عثة في المرحّل")
      ),
      (
        language.text("Katherine", "كاثرين"),
        language.text("Numbers for tomorrow’s orbit", "أرقام مدار الغد")
      ),
      (
        language.text("Hedy", "هيدي"),
        language.text("Hop to another frequency", "اقفز إلى تردد آخر")
      ),
      (language.text("Radia", "راديا"), language.text("A poem about trees", "قصيدة عن الأشجار")),
      (
        language.text("Barbara", "باربرا"),
        language.text("Substitute as you like", "استبدل كما تشاء")
      ),
      (
        language.text("Margaret", "مارغريت"),
        language.text("Landing code is on the desk", "شيفرة الهبوط على المكتب")
      ),
      (language.text("Frances", "فرانسيس"), language.text("Loops, unrolled", "حلقات مبسوطة")),
      (language.text("Karen", "كارين"), language.text("Weighing the terms", "أزن الكلمات")),
      (language.text("Adele", "أديل"), language.text("Objects everywhere", "الكائنات في كل مكان")),
      (language.text("Sophie", "صوفي"), language.text("Packages by Friday", "الحزم قبل الجمعة")),
      (language.text("Lynn", "لين"), language.text("Masks for the chip", "أقنعة للشريحة")),
      (
        language.text("Evelyn", "إيفلين"),
        language.text("Sorted, in linear time", "مرتبة في زمن خطي")
      ),
    ].enumerated().map { index, texts in
      SampleMessage(name: texts.0, text: texts.1, color: colors[index % colors.count])
    }
  }

  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple,
    .systemBlue, .systemRed, .systemBrown, .systemGray,
  ]
}
