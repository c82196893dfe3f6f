import { PIXEL_HOST } from '#domain/marketing/pixel.ts';

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
  // The one document of ours that a page of ours may frame is that of `PIXEL_HEADERS`; all others refuse it.
  "frame-src 'self'",
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

/** The document that tells the operator's pixel: one picture from the pixel's host, in a frame of the app alone. */
const PIXEL_POLICY = `default-src 'none'; img-src https://${PIXEL_HOST}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** On that document, and on nothing else (product P3.11). */
export const PIXEL_HEADERS = {
  'Content-Security-Policy': PIXEL_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Whether an answer with these headers may be framed: some browsers obey `X-Frame-Options` even beside a policy. */
export function mayBeFramed(headers: Readonly<Record<string, unknown>>): boolean {
  const policy = headers['Content-Security-Policy'] ?? headers['content-security-policy'];
  return policy === FRAMED_POLICY || policy === PIXEL_POLICY;
}

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
