import PickReference
import Testing

@Suite struct SmallTableTests {
    @Test(arguments: [
        (ProfileName.tw, 22), (.jp, 47), (.us, 57), (.india, 36),
    ])
    func `each place is found by its name and by its code`(profile: ProfileName, count: Int) throws {
        let table = try #require(SmallTable.of(profile))
        #expect(table.places.count == count)
        for (index, place) in table.places.enumerated() {
            #expect(table.find(place.name) == .place(index), "\(place.name)")
            #expect(table.place(ofCode: place.code) == index, "\(place.code)")
        }
    }

    @Test(arguments: [
        (ProfileName.tw, "台北市", "TW-TPE"), (.tw, "臺北", "TW-TPE"), (.tw, "Taipei", "TW-TPE"),
        (.tw, "云林县", "TW-YUN"),
        (.jp, "東京", "13"), (.jp, "Hyogo", "28"), (.jp, "Hyōgo", "28"), (.jp, "北海道", "01"),
        (.us, "new york", "NY"),
        (.us, "Virgin Islands", "VI"), (.india, "Maharashtra", "IN-MH"), (.india, "Jammu & Kashmir", "IN-JK"),
    ])
    func `names are known in the ways people write them`(profile: ProfileName, name: String, code: String)
        throws
    {
        let table = try #require(SmallTable.of(profile))
        guard case .place(let place) = table.find(name) else {
            Issue.record("\(name) is not found")
            return
        }
        #expect(table.places[place].code == code)
    }

    @Test(arguments: [
        (ProfileName.us, "US-CA", "California"), (.jp, "1", "北海道"), (.jp, "JP-01", "北海道"),
        (.india, "mh", "Mahārāshtra"),
        (.tw, "TPE", "臺北市"),
    ])
    func `codes are known with their country and without`(profile: ProfileName, code: String, name: String)
        throws
    {
        let table = try #require(SmallTable.of(profile))
        #expect(table.place(ofCode: code).map { table.places[$0].name } == name)
    }

    @Test(arguments: [
        (ProfileName.us, "Pensylvania", "Pennsylvania"), (.us, "Missisippi", "Mississippi"),
        (.us, "Oiho", "Ohio"), (.us, "Oklohama", "Oklahoma"),
        (.us, "Iwoa", "Iowa"), (.us, "Bavaria", ""), (.us, "Washington DC", ""), (.tw, "苗粟縣", "苗栗縣"),
        (.tw, "臺北縣", ""),
        (.jp, "鹿兒島県", "鹿児島県"), (.jp, "愛姫県", ""), (.jp, "山川県", ""), (.india, "Karnatka", "Karnātaka"),
    ])
    func `the nearest name is told where one is near`(profile: ProfileName, name: String, nearest: String)
        throws
    {
        let table = try #require(SmallTable.of(profile))
        #expect((table.nearest(to: name)?.name ?? "") == nearest)
    }

    @Test func `a name that two places have without its suffix is none of them`() throws {
        #expect(try #require(SmallTable.of(.tw)).find("新竹") == .several)
    }

    @Test(arguments: [ProfileName.auto, .none, .cn])
    func `other profiles have no table of a first level`(profile: ProfileName) {
        #expect(SmallTable.of(profile)?.places.count == nil)
    }
}
