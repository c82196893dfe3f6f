import { PATIENCE_MS } from '#tests/support/patience.ts';
import type { Clock } from '#web/offline/transport/ports.ts';
import { currentPage, enterPage } from './current-page.ts';

type Task = () => void;

interface Timer {
  readonly at: number;
  readonly run: Task;
}

const turn = globalThis.setImmediate;
const realTimer = globalThis.setTimeout;

/** More turns in a row without a task than our own work ever takes. After that the processor is left to others. */
const IDLE_ROUNDS = 200;
const LEFT_TO_OTHERS_MS = 1;
/** How many turns pass between checks of the time waited. */
const ROUNDS_BETWEEN_LOOKS = 1_000;

/**
 * The time of the simulated world, which also knows whether anything in it is still running. It replaces the timers of
 * this process: tasks due at once are counted, and those due later wait for the virtual clock.
 */
export class World {
  private nowMs: number;
  private timers: Timer[] = [];
  /** Tasks of the event loop that have not run yet. */
  private tasks = 0;
  /** Work that other threads do for the server, such as hashing a password. */
  private elsewhere = 0;

  constructor(startMs: number) {
    this.nowMs = startMs;
    const started = (cancel: () => void) => Object.assign(cancel, { ref: () => cancel, unref: () => cancel });
    const soon = (run: (...args: unknown[]) => void, ...args: unknown[]) => {
      let calledOff = false;
      this.soon(() => {
        if (!calledOff) run(...args);
      });
      return started(() => {
        calledOff = true;
      });
    };
    const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      ms > 0 ? started(this.after(ms, () => run(...args))) : soon(run, ...args);
    const callOff = (cancel: unknown) => {
      if (typeof cancel === 'function') cancel();
    };
    Object.assign(globalThis, {
      setImmediate: soon,
      setTimeout: later,
      clearTimeout: callOff,
      clearImmediate: callOff,
    });
    Date.now = this.now;
  }

  now = (): number => Math.floor(this.nowMs);

  private soon(run: Task): void {
    this.tasks += 1;
    const page = currentPage();
    turn(() => {
      this.tasks -= 1;
      enterPage(page);
      run();
    });
  }

  /** Calls once, when the clock has advanced by this much. The returned function cancels it. */
  after = (ms: number, run: Task): (() => void) => {
    const page = currentPage();
    const timer: Timer = {
      at: this.nowMs + ms,
      run: () => {
        enterPage(page);
        run();
      },
    };
    let place = this.timers.length;
    while (place > 0 && (this.timers[place - 1]?.at ?? 0) > timer.at) place -= 1;
    this.timers.splice(place, 0, timer);
    return () => {
      const at = this.timers.indexOf(timer);
      if (at >= 0) this.timers.splice(at, 1);
    };
  };

  /** Runs work that this thread cannot see. The world is not quiet before it ends. */
  async whileElsewhere<T>(work: () => Promise<T>): Promise<T> {
    this.elsewhere += 1;
    try {
      return await work();
    } finally {
      this.elsewhere -= 1;
    }
  }

  /** Cancels everything that waits for a later time. */
  reset(): void {
    this.timers = [];
  }

  /** Waits until nothing more can happen before the clock advances or a message arrives. */
  async quiet(): Promise<void> {
    // Only a lock that is never released, or a task that never ends, takes this long. Measured in waits and in
    // processor time of this process, because on a busy machine the clock goes on while nothing here gets its turn. The
    // time is first read at the first check: nearly every wait ends earlier, and reading it each time took 3% of a run.
    let began: NodeJS.CpuUsage | undefined;
    let waitedMs = 0;
    for (let round = 1, idle = 0; ; round += 1) {
      await new Promise<void>((resolve) => turn(resolve));
      if (this.tasks === 0 && this.elsewhere === 0) return;
      idle = this.tasks === 0 ? idle + 1 : 0;
      if (idle > IDLE_ROUNDS) {
        await new Promise((resolve) => realTimer(resolve, LEFT_TO_OTHERS_MS));
        waitedMs += LEFT_TO_OTHERS_MS;
      }
      if (round % ROUNDS_BETWEEN_LOOKS > 0) continue;
      began ??= process.cpuUsage();
      const { user, system } = process.cpuUsage(began);
      if (waitedMs + (user + system) / 1000 > PATIENCE_MS) throw new Error('The simulated world never came to rest.');
    }
  }

  /** Lets the event loop turn this many times, wherever that leaves things. */
  async turns(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) await new Promise<void>((resolve) => turn(resolve));
  }

  /** Advances the clock. What falls due happens in order, each to its end. */
  async advance(ms: number): Promise<void> {
    const end = this.nowMs + ms;
    for (let due = this.timers[0]; due && due.at <= end; due = this.timers[0]) {
      this.timers.shift();
      this.nowMs = Math.max(this.nowMs, due.at);
      due.run();
      await this.quiet();
    }
    this.nowMs = end;
  }

  /** Advances the clock with everything asleep: timers that fell due meanwhile run once, late. */
  async sleep(ms: number): Promise<void> {
    this.nowMs += ms;
    const due = this.timers.filter((timer) => timer.at <= this.nowMs);
    this.timers = this.timers.filter((timer) => timer.at > this.nowMs);
    for (const { run } of due) run();
    await this.quiet();
  }
}

/** A device's clock. It may be set wrong, and its timers end with the page. */
export class DeviceClock implements Clock {
  private readonly world: World;
  private readonly offsetMs: number;
  private pretended: number | null = null;
  private readonly running = new Set<() => void>();

  constructor(world: World, offsetMs: number) {
    this.world = world;
    this.offsetMs = offsetMs;
  }

  now = (): number => this.pretended ?? this.world.now() + this.offsetMs;

  /** Shows this time until told otherwise (null). */
  pretend(nowMs: number | null): void {
    this.pretended = nowMs;
  }

  after = (ms: number, run: Task): (() => void) => {
    const cancel = this.world.after(ms, () => {
      this.running.delete(cancel);
      run();
    });
    this.running.add(cancel);
    return () => {
      this.running.delete(cancel);
      cancel();
    };
  };

  /** Cancels the timers, since the page is gone. */
  stop(): void {
    for (const cancel of this.running) cancel();
    this.running.clear();
  }
}
