public struct Region {}
