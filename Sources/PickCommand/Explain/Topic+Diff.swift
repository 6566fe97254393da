extension Topic {
    static let diffBlocks: [Page.Block] = [
        .paragraph(
            "`pickdata diff OLD NEW` finds each row of OLD again in NEW, whatever layouts and formats the files have, from "
                + "the first level down. The first of these that holds says which row it is; `--format json` tells it as "
                + "`basis`."
        ),
        .table([
            .init(
                "code",
                "the same code and name; later the same code alone, where nobody else has it in either file"
            ),
            .init("path", "the same name under the same parent"),
            .init(
                "successor",
                "what the profile knows: 襄樊市 → 襄阳市, renamed 2010; short and traditional forms too"
            ),
            .init("children", "more than half of what stands below both is the same"),
            .init("position", "columns without titles, one after the other"),
            .init("name", "the same name under another parent, where nobody else on the level has it"),
            .init("beginning", "襄阳 and 襄阳市, where only one sibling can be meant"),
        ]),
        .paragraph(
            "Where most codes of a level passed on to other names, as numbers of rows do, codes alone say nothing. "
                + "Sections are looked through. The order of names that are keys of a dictionary is not compared."
        ),
        .heading("What breaks"),
        .paragraph(
            "`--breaking` reports each saved code or path of OLD that is not found in NEW (PD801, PD802), or that means "
                + "another row there (PD803), at the place in NEW where a person would mend it. `--ignore PD802` is for "
                + "apps that save codes alone. `--map FILE` writes old code and path, new code and path, what happened "
                + "and when; paths have `/` between names and `\\` before one in a name."
        ),
        .heading("As git's diff of property lists"),
        .code([
            "git config diff.pickdata.command \\",
            "  'f() { test -s \"$2\" -a -s \"$5\" && pickdata diff \"$2\" \"$5\" || :; }; f'",
            "echo '*.plist diff=pickdata' >> .gitattributes",
        ]),
        .paragraph("git gives seven arguments; the second and the fifth are the two files."),
    ]
}
