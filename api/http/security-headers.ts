/** What a page of ours may load: its own origin, and wasm. No inline script or style (security rules, 3.3). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a file that somebody uploaded may do, whatever a browser takes it for: nothing. */
export const FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** A card of a product on another site: it may be framed by anybody, runs nothing, and leads away by a link alone. */
const FRAMED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** On what other sites show in a frame or as a picture, and on nothing else (product P20.12). */
export const FRAMED_HEADERS = {
  'Content-Security-Policy': FRAMED_POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Whether an answer with these headers may be framed: some browsers obey `X-Frame-Options` even beside a policy. */
export const mayBeFramed = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['Content-Security-Policy'] === FRAMED_POLICY || headers['content-security-policy'] === FRAMED_POLICY;

/** Stand on every answer, of pages, calls, workers and wasm alike. */
export const SECURITY_HEADERS: ReadonlyArray<readonly [name: string, value: string]> = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
];
