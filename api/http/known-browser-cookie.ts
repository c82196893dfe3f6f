/** Marks a browser in which somebody has signed in before. It gives access to nothing, and survives a logout. */
const TOKEN = /(?:^|;\s*)__Host-known=([A-Za-z0-9_-]{43})(?:;|$)/;
/** 400 days in seconds: the longest life a browser gives a cookie (RFC 6265bis, 5.5). */
const MAX_AGE_S = 34_560_000;

/** The browser's token in a `Cookie` header; null if it is missing or malformed. */
export const readKnownBrowser = (header: string | undefined): string | null =>
  header === undefined ? null : (TOKEN.exec(header)?.[1] ?? null);

/** The `Set-Cookie` value that hands the token out. */
export const knownBrowserCookie = (token: string): string =>
  `__Host-known=${token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_S}`;
