# The formula for Homebrew, without the words in capitals: Scripts/formula.sh writes them for a release, and its answer goes
# into a tap.
class Pickdata < Formula
  desc "Reads, proves and converts the property lists behind pickers"
  homepage "HOMEPAGE"
  url "DOWNLOADS/pickdata-VERSION.tar.gz"
  sha256 "SHA256"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # Swift 6.2
  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"
  uses_from_macos "sqlite"

  def install
    # Homebrew has a sandbox of its own, and one does not start in another.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"foods.json").write '[["apple", "pear"], ["water", "tea"]]'
    system bin/"pickdata", "convert", "foods.json", "-o", "foods.plist"
    assert_match "menu of 2 columns", shell_output("#{bin}/pickdata inspect foods.plist")
    assert_match version.to_s, shell_output("#{bin}/pickdata --version")
  end
end
