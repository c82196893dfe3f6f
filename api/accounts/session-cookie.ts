/** The `__Host-` prefix makes the browser insist on Secure, Path=/ and no Domain. */
const NAME = '__Host-sid';
/** 90 days in seconds: the absolute life of a session. */
const MAX_AGE_S = 7_776_000;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** 32 bytes in base64url. */
const TOKEN = /(?:^|;\s*)__Host-sid=([A-Za-z0-9_-]{43})(?:;|$)/;

/** The session id in a `Cookie` header; null where there is none that could be one. */
export const readSessionCookie = (header: string | undefined): string | null =>
  header === undefined ? null : (TOKEN.exec(header)?.[1] ?? null);

/** Whether a request carries our cookie at all, well formed or not. */
export const carriesSessionCookie = (header: string | undefined): boolean => header?.includes(`${NAME}=`) ?? false;

/** The `Set-Cookie` value that hands out a session id. */
export const sessionCookie = (token: string): string => `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_S}`;

/** The `Set-Cookie` value that takes it away. */
export const endedSessionCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
