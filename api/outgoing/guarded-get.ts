import { guardedRequest, type OutgoingAnswer, type OutgoingLimits, type Resolve } from './guarded-request.ts';

/**
 * Requests JSON from a configured host, without a request body (see {@link guardedRequest}).
 * @throws {OutgoingError} when it cannot be reached, takes too long, sends too much, or does not answer with JSON
 */
export const guardedGet = (url: URL, limits: OutgoingLimits, resolve?: Resolve): Promise<OutgoingAnswer> =>
  guardedRequest({ method: 'GET', url }, limits, resolve);
