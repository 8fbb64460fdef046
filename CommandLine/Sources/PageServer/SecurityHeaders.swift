/// The response headers that isolate the page: it loads only files of this server, and no other page may embed it.
package enum SecurityHeaders {
  /// Scripts, styles and connections are allowed from this server only. Inline script, inline style and `eval` are
  /// forbidden; WebAssembly may be compiled; text becomes markup only through a Trusted Types policy.
  package static let contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].joined(separator: "; ")

  /// The headers of every response, including errors.
  package static let all: [String: String] = [
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
      + "microphone=(), midi=(), payment=(), usb=()",
  ]
}
