# Reads the formula as Homebrew does, where there is no Homebrew.
#
#   ruby formula.rb FORMULA TARBALL FOLDER-OF-THE-TOOL
#
# What it says of the tarball must be true, what it runs to install must be there, and its own test must pass with the tool.
require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

FORMULA, TARBALL, TOOLS = ARGV

# The words of a formula: what is said once is remembered, what is done is done here or noted.
class Formula
  @said = {}
  class << self
    attr_reader :said, :trial

    def inherited(formula)
      super
      formula.instance_variable_set(:@said, {})
    end

    %i[desc homepage url sha256 license].each { |word| define_method(word) { |value| @said[word] = value } }

    def depends_on(*) = nil

    def uses_from_macos(*) = nil

    def test(&block) = @trial = block
  end

  attr_reader :commands, :testpath

  def initialize(testpath)
    @commands = []
    @testpath = Pathname(testpath)
  end

  def prefix = Pathname("/opt/pickdata")

  def bin = Pathname(TOOLS)

  def version = File.basename(self.class.said[:url])[/\d+\.\d+\.\d+/]

  def system(*words) = @commands << words.map(&:to_s)

  def run_trial
    define_singleton_method(:system) do |*words|
      text, status = Open3.capture2e(*words.map(&:to_s), chdir: testpath.to_s)
      raise "#{words.join(" ")}: #{text}" unless status.success?
    end
    Dir.chdir(testpath) { instance_eval(&self.class.trial) }
  end

  def shell_output(command)
    text, status = Open3.capture2(command)
    raise "#{command}: #{status}" unless status.success?

    text
  end

  def assert_match(expected, text)
    raise "#{expected} is not in: #{text}" unless text.match?(expected)
  end
end

def expect(right, what)
  return if right

  warn "FAILED: #{what}"
  exit 1
end

load File.expand_path(FORMULA)
said = Pickdata.said
expect(said[:desc].length <= 80 && said[:desc] !~ /\A(An? |The |pickdata)|\.\z/i, "desc: #{said[:desc]}")
expect(said[:url].end_with?("/" + File.basename(TARBALL)), "url: #{said[:url]}")
expect(said[:sha256] == Digest::SHA256.file(TARBALL).hexdigest, "sha256")
expect(said[:license] == "Apache-2.0", "license")

Dir.mktmpdir do |folder|
  formula = Pickdata.new(folder)
  formula.install
  system("tar", "-xzf", File.expand_path(TARBALL), "-C", folder, exception: true)
  source = Dir.glob("#{folder}/pickdata-*").first
  formula.commands.each do |words|
    text, status = Open3.capture2e(*words, "-n", chdir: source)
    expect(status.success? && text.include?("--disable-sandbox") && text.include?(formula.prefix.to_s), text)
  end
  expect(!formula.commands.empty?, "it installs nothing")
  formula.run_trial
end
puts "formula: right"
