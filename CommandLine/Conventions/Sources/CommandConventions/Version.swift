/// The version of Supple's programs and of the package for npm (`Web/package/package.json`).
public let suppleVersion = "0.1.0"
