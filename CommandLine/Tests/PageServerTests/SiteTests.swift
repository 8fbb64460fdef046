import Foundation
import PageServer
import Testing

@Suite struct SiteTests {
  @Test func servesItsFilesWithTypesAndStrictHeaders() throws {
    let files = try TemporarySite()
    let site = try files.site()
    let page = site.get("/")
    #expect(page.status == 200)
    #expect(page.body == Array("<p>page</p>".utf8))
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(site.get("/app.js?v=1")["Content-Type"] == "text/javascript; charset=utf-8")
    for (name, value) in SecurityHeaders.all {
      #expect(page[name] == value)
      #expect(site.get("/nothing")[name] == value)
    }
  }

  @Test(arguments: [
    "/nothing", "/app.js/", "/index.html/x", "/.hidden", "/.git/config", "/sub", "/a%252e%252e", "/out",
    "/out/x",
    "/away/secret.txt", "/inside", "/pipe",
  ])
  func whatIsNoFileOfItsOwnIsNotFound(target: String) throws {
    let files = try TemporarySite()
    try files.write("hidden", to: ".hidden")
    try files.write("hidden", to: ".git/config")
    try files.write("deep", to: "sub/deep.txt")
    try files.link("out", to: "../secret.txt")
    try files.link("away", to: "..")
    try files.link("inside", to: "app.js")
    #expect(mkfifo(files.root.appendingPathComponent("pipe").path, 0o600) == 0)
    let response = try files.site().get(target)
    #expect(response.status == 404)
    #expect(response.body == Array("404: there is no such file here\n".utf8))
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..\\secret.txt",
    "/..%5csecret.txt", "/sub/../../secret.txt", "//secret.txt", "/app.js%00.html",
    "/%c0%ae%c0%ae/secret.txt", "*",
  ])
  func traversalIsMalformed(target: String) throws {
    let files = try TemporarySite()
    try files.write("deep", to: "sub/deep.txt")
    #expect(try files.site().get(target).status == 400)
  }

  @Test func aFileFartherDownIsServed() throws {
    let files = try TemporarySite()
    try files.write("deep", to: "sub/sub/deep.txt")
    try files.write("index", to: "sub/index.html")
    let site = try files.site()
    #expect(site.get("/sub/sub/deep.txt").body == Array("deep".utf8))
    #expect(site.get("/sub/").body == Array("index".utf8))
  }

  @Test func headTellsTheLengthAndSendsNothing() throws {
    let files = try TemporarySite()
    let response = try files.site().get("/app.js", method: "HEAD")
    #expect(response.status == 200)
    #expect(response.contentLength == 9)
    #expect(response.body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", ""])
  func otherMethodsAreNotAllowed(method: String) throws {
    let files = try TemporarySite()
    let response = try files.site().get("/app.js", method: method)
    #expect(response.status == 405)
    #expect(response["Allow"] == "GET, HEAD")
  }

  @Test func aKnownFileIsNotSentAgain() throws {
    let files = try TemporarySite()
    let site = try files.site()
    let tag = try #require(site.get("/app.js")["ETag"])
    let again = site.get("/app.js", headers: ["if-none-match": [tag]])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again["ETag"] == tag)
    try files.write("let a = 1000", to: "app.js")
    #expect(site.get("/app.js", headers: ["if-none-match": [tag]]).status == 200)
  }

  @Test func theCompressedTwinGoesToThoseWhoTakeItUnlessItIsOld() throws {
    let files = try TemporarySite()
    try files.write("twin", to: "app.js.gz")
    let site = try files.site()
    let plain = site.get("/app.js")
    let compressed = site.get("/app.js", headers: ["accept-encoding": ["gzip"]])
    #expect(plain["Vary"] == "Accept-Encoding")
    #expect(plain["Content-Encoding"] == nil)
    #expect(compressed["Vary"] == "Accept-Encoding")
    #expect(compressed["Content-Encoding"] == "gzip")
    #expect(compressed["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(compressed.body == Array("twin".utf8))
    #expect(compressed["ETag"] != plain["ETag"])

    let twin = files.root.appendingPathComponent("app.js.gz")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: twin.path)
    let stale = site.get("/app.js", headers: ["accept-encoding": ["gzip"]])
    #expect(stale["Content-Encoding"] == nil)
    #expect(stale.body == Array("let a = 1".utf8))
  }

  @Test func aRootThatIsNoDirectoryIsRefused() throws {
    let files = try TemporarySite()
    #expect(SiteDirectory(path: files.root.appendingPathComponent("app.js").path) == nil)
    #expect(SiteDirectory(path: files.root.appendingPathComponent("nothing").path) == nil)
  }
}
