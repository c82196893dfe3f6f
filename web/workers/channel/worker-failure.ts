/**
 * Why a worker did not answer. `reason` is one of the worker's own words, or `failed` where it threw anything else, `died`
 * where the worker stopped by itself or never started, `closed` where the page ended it.
 */
export class WorkerFailure extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}
