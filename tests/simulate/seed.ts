import { enterPage } from './current-page.ts';
import { noteLateAnswers } from './do-actions.ts';
import type { Plan } from './plans.ts';
import { begin, type Run, type Step, stepOf } from './run.ts';
import type { Trouble } from './servers.ts';
import { settle } from './settle.ts';
import { errorText, type Stage } from './stage.ts';
import { runStep } from './steps.ts';
import { type Finding, verify } from './verify.ts';

/** How one seed ended. */
export interface Ended {
  readonly saved: number;
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  readonly diary: readonly string[];
  /** How often a server was killed, its connection cut, or its database stopped. */
  readonly troubles: Readonly<Record<Trouble, number>>;
}

/** Far more steps than a run needs for its operations. It must end even if nothing can be saved. */
const STEPS_PER_OP = 10;

async function live(run: Run, seed: number, ops: number, taken: Step[]): Promise<void> {
  for (let n = 0; run.ledger.saved.size < ops && n < ops * STEPS_PER_OP; n += 1) {
    const step = stepOf(run.plan, seed, n);
    taken.push(step);
    await runStep(run, step);
  }
}

/**
 * Plays a seed from beginning to end, and reports what is wrong then.
 * @param what how many operations must be saved, or exactly these steps
 */
export async function play(stage: Stage, plan: Plan, seed: number, what: number | readonly Step[]): Promise<Ended> {
  const run = await begin(stage, plan, seed);
  try {
    const steps = typeof what === 'number' ? [] : [...what];
    try {
      if (typeof what === 'number') await live(run, seed, what, steps);
      else for (const step of what) await runStep(run, step);
      await settle(run);
      await noteLateAnswers(run);
    } catch (error) {
      run.errors.push(errorText(error));
    }
    run.errors.push(...stage.unhandled.splice(0));
    const findings = await verify(run);
    return { saved: run.ledger.saved.size, steps, findings, diary: run.diary, troubles: run.servers.troubles };
  } finally {
    for (const device of run.devices) for (const page of device.pages) page.kill();
    await stage.world.quiet();
    await run.servers.close();
    enterPage(null);
  }
}
