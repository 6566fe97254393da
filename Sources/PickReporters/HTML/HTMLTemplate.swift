/// The parts of the page that do not change.
enum HTMLTemplate {
    static let tableStart: StaticString = #"""
        <table id="findings">
        <caption>In the order of the files and of the places in them</caption>
        <thead><tr><th scope="col">Level</th><th scope="col">Place</th><th scope="col">Rule</th><th scope="col">Finding</th></tr></thead>
        <tbody>

        """#

    static let filterStart: StaticString = #"""
        <form id="filter" hidden>
        <label>Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
        <fieldset><legend>Level</legend>
        <label><input type="checkbox" name="level" value="error" checked> error</label>
        <label><input type="checkbox" name="level" value="warning" checked> warning</label>
        <label><input type="checkbox" name="level" value="info" checked> info</label>
        </fieldset>
        <label>Rule <select id="rule"><option value="">all</option>

        """#

    static let filterEnd: StaticString = #"""
        </select></label>
        <button type="reset">Show all</button>
        <output id="shown" for="search rule"></output>
        </form>

        """#
}
