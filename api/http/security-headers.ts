import { PIXEL_HOST } from '#domain/marketing/pixel.ts';

/** What our pages may load: their own origin, and wasm. No inline script or style (docs/security.md). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  // The only document of ours that our pages may frame is that of `PIXEL_HEADERS`; all others refuse it.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy for uploaded files: whatever a browser takes them for, they may do nothing. */
export const FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** A product card on another site: anybody may frame it, it runs nothing, and only a link leads away from it. */
const FRAMED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** Only for what other sites show in a frame or as a picture (product P20.12). */
export const FRAMED_HEADERS = {
  'Content-Security-Policy': FRAMED_POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** The document that loads the operator's pixel: one picture from the pixel's host, framed only by the app. */
const PIXEL_POLICY = `default-src 'none'; img-src https://${PIXEL_HOST}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Only for that document (product P3.11). */
export const PIXEL_HEADERS = {
  'Content-Security-Policy': PIXEL_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Whether an answer with these headers may be framed. Some browsers obey `X-Frame-Options` even if a policy is set. */
export function mayBeFramed(headers: Readonly<Record<string, unknown>>): boolean {
  const policy = headers['Content-Security-Policy'] ?? headers['content-security-policy'];
  return policy === FRAMED_POLICY || policy === PIXEL_POLICY;
}

/** Set on every answer: pages, calls, workers and wasm alike. */
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
