/**
 * Why a worker did not answer. `reason` is one the worker defines itself, or `failed` if it threw any other error,
 * `died` if the worker stopped by itself or never started, `closed` if the page ended it.
 */
export class WorkerFailure extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}
