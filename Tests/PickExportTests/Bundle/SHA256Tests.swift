import PickBytes
import Testing

/// Examples of FIPS 180-4 (CAVP's short messages and the standard's own).
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func givesTheDigestsOfTheStandard(_ message: String, _ digest: String) {
        #expect(SHA256.hexadecimal(Array(message.utf8)) == digest)
    }

    @Test func givesTheDigestOfAMillionLetters() {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.hexadecimal(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        )
    }

    @Test func givesTheDigestsOfSingleBytes() {
        #expect(
            SHA256.hexadecimal([0xBD]) == "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"
        )
        #expect(
            SHA256.hexadecimal([0xC9, 0x8C, 0x8E, 0x55])
                == "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"
        )
    }
}
