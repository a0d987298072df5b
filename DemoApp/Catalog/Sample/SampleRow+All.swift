// SPDX-License-Identifier: MIT

import StatusHUD

extension SampleRow {
  /// Enough rows for the tallest phone the gallery draws.
  static func all(in language: SampleLanguage) -> [SampleRow] {
    let texts = [
      ("Ada", "آدا", "The engine weaves patterns", "الآلة تنسج الأنماط"),
      ("Grace", "غريس", "Found a moth in the relay", "وجدتُ عثة في المرحّل"),
      ("Katherine", "كاثرين", "Numbers for tomorrow’s orbit", "أرقام مدار الغد"),
      ("Hedy", "هيدي", "Hop to another frequency", "اقفز إلى تردد آخر"),
      ("Radia", "راديا", "A poem about trees", "قصيدة عن الأشجار"),
      ("Barbara", "باربرا", "Substitute as you like", "استبدل كما تشاء"),
      ("Margaret", "مارغريت", "Landing code is on the desk", "شيفرة الهبوط على المكتب"),
      ("Frances", "فرانسيس", "Loops, unrolled", "حلقات مبسوطة"),
      ("Karen", "كارين", "Weighing the terms", "أزن الكلمات"),
      ("Adele", "أديل", "Objects everywhere", "الكائنات في كل مكان"),
      ("Sophie", "صوفي", "Packages by Friday", "الحزم قبل الجمعة"),
      ("Lynn", "لين", "Masks for the chip", "أقنعة للشريحة"),
      ("Evelyn", "إيفلين", "Sorted, in linear time", "مرتبة في زمن خطي"),
    ]
    return texts.enumerated().map { index, texts in
      SampleRow(
        language.text(texts.0, texts.1), language.text(texts.2, texts.3),
        color: colors[index % colors.count])
    }
  }

  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple,
    .systemBlue, .systemRed, .systemBrown, .systemGray,
  ]
}
