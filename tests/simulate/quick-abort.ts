type Listener = () => void;

/** As much of an AbortSignal as the client uses. */
class QuickSignal {
  aborted = false;
  reason: unknown;
  private readonly listeners = new Set<Listener>();

  addEventListener(_type: 'abort', listener: Listener): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: Listener): void {
    this.listeners.delete(listener);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.listeners) listener();
  }
}

class QuickController {
  readonly signal = new QuickSignal();
  abort = (): void => this.signal.abort();
}

/** Every watched query begins by aborting the previous one, and Node's own abort collects a stack trace each time. */
export function installQuickAbort(): void {
  Object.assign(globalThis, { AbortController: QuickController });
}
