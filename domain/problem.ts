/**
 * Every expected failure, by its stable code, with its HTTP status. Codes are translated to HTTP in one place,
 * `api/problems.ts`, and to words in one place, `web/offline`.
 */
export const PROBLEM_STATUS = {
  BAD_REQUEST: 400,
  INVALID_JSON: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  /** The password is right, but the authenticator code is missing. */
  TOTP_REQUIRED: 401,
  SCAN_LIMIT_REACHED: 402,
  PLAN_REQUIRED: 402,
  CSRF: 403,
  /** The operators require the account's address to be confirmed first. */
  EMAIL_UNCONFIRMED: 403,
  FORBIDDEN: 403,
  WRONG_USER: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  OP_ID_REUSED: 409,
  /** A call with this Idempotency-Key already took effect, and its answer was not stored. */
  ALREADY_DONE: 409,
  /** The photo that an operation refers to is not on the server. */
  BLOB_MISSING: 409,
  GONE: 410,
  RESYNC_REQUIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_INPUT: 422,
  INVALID_BARCODE: 422,
  CLIENT_TOO_OLD: 426,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
  /** Created by the phone itself: no answer from our server arrived. */
  UNREACHABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** An expected failure as a value: a stable code, a message for people, and the fields it concerns. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
}

/** The result of something that may fail in an expected way. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Wraps a value as success. */
export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps an expected failure. */
export const fail = (
  code: ProblemCode,
  message: string,
  more: Pick<Problem, 'fields' | 'retryAfter'> = {},
): Result<never> => ({ ok: false, problem: { code, message, ...more } });
