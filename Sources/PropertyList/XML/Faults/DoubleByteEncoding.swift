/// An encoding of two bytes a character, and what its texts are mostly made of.
///
/// Each standard has a first half with the common characters; names have some of them again and again.
struct DoubleByteEncoding {
    /// As a document would declare it.
    let name: String
    /// As `iconv` calls it.
    let decoder: String
    /// The lead bytes of the common half.
    let lead: ClosedRange<UInt8>
    /// The lead bytes of the syllables that its language writes besides.
    var syllables: ClosedRange<UInt8>?
    /// The least second byte of both.
    let trail: UInt8
    /// Bytes that are a character alone.
    var single: ClosedRange<UInt8>?
    /// What is frequent in names.
    let frequent: Set<Unicode.Scalar>

    private init(
        _ name: String,
        lead: ClosedRange<UInt8>,
        syllables: ClosedRange<UInt8>? = nil,
        trail: UInt8,
        single: ClosedRange<UInt8>? = nil,
        frequent: String
    ) {
        self.name = name
        decoder = name.uppercased()
        self.lead = lead
        self.syllables = syllables
        self.trail = trail
        self.single = single
        self.frequent = Set(frequent.unicodeScalars)
    }

    func isCommon(_ first: UInt8, _ second: UInt8) -> Bool {
        second >= trail && (lead.contains(first) || syllables?.contains(first) ?? false)
    }

    func isSingle(_ byte: UInt8) -> Bool { single?.contains(byte) ?? false }

    /// Those that are guessed at.
    static var all: [DoubleByteEncoding] {
        [
            DoubleByteEncoding("GBK", lead: 0xB0...0xD7, trail: 0xA1, frequent: simplified),
            DoubleByteEncoding("Big5", lead: 0xA4...0xC6, trail: 0x40, frequent: traditional),
            DoubleByteEncoding(
                "Shift_JIS",
                lead: 0x88...0x97,
                syllables: 0x82...0x83,
                trail: 0x40,
                single: 0xA1...0xDF,
                frequent: japanese
            ),
            DoubleByteEncoding(
                "EUC-JP",
                lead: 0xB0...0xCF,
                syllables: 0xA4...0xA5,
                trail: 0xA1,
                frequent: japanese
            ),
            DoubleByteEncoding("EUC-KR", lead: 0xB0...0xC8, trail: 0xA1, frequent: korean),
        ]
    }

    private static let simplified =
        "市区县省州江山海南北东西安京上广天大新阳城河湖平林长金宁龙中国福台湾重庆苏浙杭成都武汉门港澳门岛水云贵川"
        + "米面饭茶菜肉鱼鸡牛猪豆果苹香蕉橙子炒汤奶油糖酒桃梨瓜白红绿黄其他不限请选择全部"
    private static let traditional =
        "市區縣省州江山海南北東西安京上廣天大新陽城河湖平林長金寧龍中國福臺台灣重慶高雄桃園竹苗栗彰化投雲嘉義屏花蓮澎"
        + "門港澳正信松萬華士內島鄉鎮米麵飯茶菜肉魚雞牛豬豆果蘋香蕉橙子炒湯奶油糖酒梨瓜白紅綠黃其他不限請選擇全部"
    private static let japanese =
        "東京都道府県市区町村郡北海青森岩手宮城秋田山形福島茨栃木群馬埼玉千葉神奈川新潟富石井梨長野岐阜静岡愛知三重滋賀"
        + "大阪兵庫和歌鳥取根広徳香媛高佐崎熊分鹿児沖縄中央港渋谷肉魚茶水米"
        + "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげごでどばぶっゃゅょ"
        + "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンガギグゲゴデドバブッャュョー"
    private static let korean =
        "서울부산대구인천광주전세종경기강원충청북남상도제시군동면읍리성수안고양용포화평창진영해의정파송마악초관노은중작"
        + "밥국김치차물고기닭소돼지사과배"
}
