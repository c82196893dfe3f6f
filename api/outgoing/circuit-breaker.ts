/** The number of consecutive failures that open the circuit, and how long it stays open (docs/security.md). */
const FAILURES = 5;
const OPEN_MS = 60_000;

/** Stops requests to a host that is not answering, so that nobody waits for it. */
export interface CircuitBreaker {
  isOpen(nowMs: number): boolean;
  succeeded(): void;
  failed(nowMs: number): void;
}

/** Creates one, for one host. */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: (nowMs) => nowMs < openUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: (nowMs) => {
      failures += 1;
      if (failures < FAILURES) return;
      failures = 0;
      openUntil = nowMs + OPEN_MS;
    },
  };
}
