/// The version of Supple's programs, which is that of the package for npm (`Web/package/package.json`).
public let suppleVersion = "0.1.0"
