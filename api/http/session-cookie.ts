/** The `__Host-` prefix makes the browser insist on Secure, Path=/ and no Domain. */
const NAME = '__Host-sid';
/** 90 days in seconds: the absolute life of a session. */
const MAX_AGE_S = 7_776_000;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** 32 bytes in base64url. */
const TOKEN = /(?:^|;\s*)__Host-sid=([A-Za-z0-9_-]{43})(?:;|$)/;

/** The session id in a `Cookie` header; null if it is missing or malformed. */
export const readSessionCookie = (header: string | undefined): string | null =>
  header === undefined ? null : (TOKEN.exec(header)?.[1] ?? null);

/** Whether a request carries our cookie at all, well formed or not. */
export const carriesSessionCookie = (header: string | undefined): boolean => header?.includes(`${NAME}=`) ?? false;

/**
 * Tells the page, which cannot see the session id, that there may be a session, so that a phone nobody signed in on
 * need not ask. It does not say whose, and the server never reads it.
 */
const HINT = '__Host-signed-in';
/** The hint's name in earlier releases. Pages still read it, for the 90 days that it lives. */
const OLD_HINT = 'signed-in';
const HINT_ATTRIBUTES = 'Path=/; Secure; SameSite=Strict';

/** The `Set-Cookie` values that hand out a session id. */
export const sessionCookies = (token: string): readonly string[] => [
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_S}`,
  `${HINT}=1; ${HINT_ATTRIBUTES}; Max-Age=${MAX_AGE_S}`,
];

/** The `Set-Cookie` values that remove it. */
export const endedSessionCookies = (): readonly string[] => [
  `${NAME}=; ${ATTRIBUTES}; Max-Age=0`,
  `${HINT}=; ${HINT_ATTRIBUTES}; Max-Age=0`,
  `${OLD_HINT}=; ${HINT_ATTRIBUTES}; Max-Age=0`,
];
