import type { Clock } from '#web/offline/transport/ports.ts';

/** A clock that only moves when a test moves it. */
export class TestClock implements Clock {
  private nowMs: number;
  private readonly timers = new Map<number, { at: number; run: () => void }>();
  private lastId = 0;

  constructor(startMs: number) {
    this.nowMs = startMs;
  }

  now = (): number => this.nowMs;

  after = (ms: number, run: () => void): (() => void) => {
    this.lastId += 1;
    const id = this.lastId;
    this.timers.set(id, { at: this.nowMs + ms, run });
    return () => this.timers.delete(id);
  };

  /** Moves the clock forwards and runs due timers in their order. */
  advance(ms: number): void {
    const end = this.nowMs + ms;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
      if (!due) break;
      const [id, { at, run }] = due;
      this.timers.delete(id);
      this.nowMs = Math.max(this.nowMs, at);
      run();
    }
    this.nowMs = end;
  }

  /** Sets the clock back, as when somebody corrects it. */
  setBack(ms: number): void {
    this.nowMs -= ms;
  }

  /** Drops all timers, as a phone that was switched off does. */
  forgetTimers(): void {
    this.timers.clear();
  }
}
