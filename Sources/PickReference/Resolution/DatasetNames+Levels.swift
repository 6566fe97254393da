/// What holds for whole levels.
extension DatasetNames {
    /// Whether nearly all names of a level are written in full.
    package func isMostlyFull(on level: Int) -> Bool {
        fullCounts.indices.contains(level) && fullCounts[level] >= 10
            && shortCounts[level] * 10 <= fullCounts[level]
    }

    /// Whether most names of a level are written without their suffixes.
    package func isMostlyShort(on level: Int) -> Bool {
        shortCounts.indices.contains(level) && shortCounts[level] > fullCounts[level]
    }

    /// Whether most divisions of a level stand on their own level, and not a level above it.
    package func isMostlyRight(on level: Int) -> Bool {
        levelRight.indices.contains(level) && levelRight[level] >= deepCounts[level] * 2
    }
}
