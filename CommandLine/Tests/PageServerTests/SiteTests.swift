import Foundation
import PageServer
import Testing

@Suite struct SiteTests {
  @Test func servesItsFilesWithTypesAndStrictHeaders() async throws {
    let files = try TemporarySite()
    let site = try files.site()
    let page = try await site.answer("/")
    #expect(page.status == 200)
    #expect(page.body == "<p>page</p>")
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(try await site.answer("/app.js?v=1")["Content-Type"] == "text/javascript; charset=utf-8")
    let missing = try await site.answer("/nothing")
    let posted = try await site.answer("/", method: "POST")
    for (name, value) in SecurityHeaders.all {
      #expect(page[name] == value)
      #expect(missing[name] == value)
      #expect(posted[name] == value)
    }
  }

  @Test(arguments: [
    "/nothing", "/app.js/", "/index.html/x", "/.hidden", "/.git/config", "/sub", "/a%252e%252e", "/out",
    "/out/x", "/away/secret.txt", "/inside", "/pipe", "/app.js%20", "/large",
  ])
  func aNameThatIsNoRegularFileOfTheSiteIsNotFound(target: String) async throws {
    let files = try TemporarySite()
    try files.write("hidden", to: ".hidden")
    try files.write("hidden", to: ".git/config")
    try files.write("deep", to: "sub/deep.txt")
    try files.link("out", to: "../secret.txt")
    try files.link("away", to: "..")
    try files.link("inside", to: "app.js")
    try files.write("", to: "large")
    #expect(truncate(files.root.appendingPathComponent("large").path, off_t(Site.largestFile + 1)) == 0)
    #expect(mkfifo(files.root.appendingPathComponent("pipe").path, 0o600) == 0)
    let answer = try await files.site().answer(target)
    #expect(answer.status == 404)
    #expect(answer.body == "404: there is no such file here\n")
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..\\secret.txt",
    "/..%5csecret.txt", "/sub/../../secret.txt", "//secret.txt", "/app.js%00.html",
    "/%c0%ae%c0%ae/secret.txt", "*",
  ])
  func traversalIsMalformed(target: String) async throws {
    let files = try TemporarySite()
    try files.write("deep", to: "sub/deep.txt")
    #expect(try await files.site().answer(target).status == 400)
  }

  @Test func aFileOfASubdirectoryIsServed() async throws {
    let files = try TemporarySite()
    try files.write("deep", to: "sub/sub/deep.txt")
    try files.write("index", to: "sub/index.html")
    let site = try files.site()
    #expect(try await site.answer("/sub/sub/deep.txt").body == "deep")
    #expect(try await site.answer("/sub/").body == "index")
  }

  @Test func anEmptyFileIsServed() async throws {
    let files = try TemporarySite()
    try files.write("", to: "empty.txt")
    let answer = try await files.site().answer("/empty.txt")
    #expect(answer.status == 200)
    #expect(answer["Content-Length"] == "0")
  }

  @Test func headNamesTheLengthAndSendsNoBody() async throws {
    let files = try TemporarySite()
    let answer = try await files.site().answer("/app.js", method: "HEAD")
    #expect(answer.status == 200)
    #expect(answer["Content-Length"] == "9")
    #expect(answer.body.isEmpty)
    #expect(try await files.site().answer("/nothing", method: "HEAD").body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", ""])
  func otherMethodsAreNotAllowed(method: String) async throws {
    let files = try TemporarySite()
    let answer = try await files.site().answer("/app.js", method: method)
    #expect(answer.status == 405)
    #expect(answer["Allow"] == "GET, HEAD")
  }

  @Test func aFileThatTheClientHasIsNotSentAgain() async throws {
    let files = try TemporarySite()
    let site = try files.site()
    let tag = try #require(try await site.answer("/app.js")["ETag"])
    let again = try await site.answer("/app.js", headers: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again["ETag"] == tag)
    try files.write("let a = 1000", to: "app.js")
    #expect(try await site.answer("/app.js", headers: ["If-None-Match": tag]).status == 200)
  }

  @Test func theTagChangesWithEachWriteEvenIfTheSizeDoesNot() async throws {
    let files = try TemporarySite()
    let site = try files.site()
    let tag = try await site.answer("/app.js")["ETag"]
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: files.root.appendingPathComponent("app.js").path)
    #expect(try await site.answer("/app.js")["ETag"] != tag)
  }

  @Test func theCompressedTwinIsSentToClientsThatAcceptItUnlessItIsOlder() async throws {
    let files = try TemporarySite()
    try files.write("twin", to: "app.js.gz")
    let site = try files.site()
    let plain = try await site.answer("/app.js")
    let compressed = try await site.answer("/app.js", headers: ["Accept-Encoding": "gzip"])
    #expect(plain["Vary"] == "Accept-Encoding")
    #expect(plain["Content-Encoding"] == nil)
    #expect(compressed["Vary"] == "Accept-Encoding")
    #expect(compressed["Content-Encoding"] == "gzip")
    #expect(compressed["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(compressed.body == "twin")
    #expect(compressed["ETag"] != plain["ETag"])

    let twin = files.root.appendingPathComponent("app.js.gz")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: twin.path)
    let stale = try await site.answer("/app.js", headers: ["Accept-Encoding": "gzip"])
    #expect(stale["Content-Encoding"] == nil)
    #expect(stale.body == "let a = 1")
  }

  @Test func aRootThatIsNoDirectoryIsRefused() throws {
    let files = try TemporarySite()
    #expect(SiteDirectory(path: files.root.appendingPathComponent("app.js").path) == nil)
    #expect(SiteDirectory(path: files.root.appendingPathComponent("nothing").path) == nil)
  }
}
