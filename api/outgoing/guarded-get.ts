import { guardedRequest, type OutgoingAnswer, type OutgoingLimits, type Resolve } from './guarded-request.ts';

/**
 * Asks a host of the configuration for JSON, without a body of our own (see {@link guardedRequest}).
 * @throws {OutgoingError} when it cannot be reached, takes too long, says too much, or something else than JSON
 */
export const guardedGet = (url: URL, limits: OutgoingLimits, resolve?: Resolve): Promise<OutgoingAnswer> =>
  guardedRequest({ method: 'GET', url }, limits, resolve);
