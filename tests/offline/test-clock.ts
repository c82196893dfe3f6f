import type { Clock } from '#web/offline/transport/ports.ts';

/** A clock that stands still until a test moves it. */
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

  /** Moves the hands on; timers that fall due run in their order. */
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

  /** Somebody sets the clock right. */
  setBack(ms: number): void {
    this.nowMs -= ms;
  }

  /** A phone that was switched off keeps no timers. */
  forgetTimers(): void {
    this.timers.clear();
  }
}
