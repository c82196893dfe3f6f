/** The steps of an upgrade. Each may fail; `stop`, `switchTo` and `restore` may be repeated. */
export interface UpgradeSteps {
  /** Stops the running server, if there is one. */
  stop(): Promise<void>;
  /** Makes a backup with the old release. @returns its file */
  backUp(): Promise<string>;
  /** Makes the server start from this release. */
  switchTo(release: 'new' | 'old'): Promise<void>;
  start(): Promise<void>;
  /** Resolves once the server is ready; rejects if that takes too long. The old release is given more time. */
  untilReady(release: 'new' | 'old'): Promise<void>;
  /** Restores a backup with the old release. */
  restore(file: string): Promise<void>;
}

/** How an upgrade ended. `went_back`: the old release runs again with all data. `stuck`: a person has to step in. */
export type UpgradeEnd =
  | { readonly kind: 'upgraded'; readonly backup: string }
  | { readonly kind: 'went_back'; readonly at: string; readonly why: string }
  | {
      readonly kind: 'stuck';
      readonly at: string;
      readonly why: string;
      readonly backWhy: string;
      readonly backup: string | null;
    };

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Brings a server to another release: stops it, backs up, switches, starts it. If a step fails, the old release is put
 * back and started, and the database is restored if the new release may have touched it (product P17.13). Between the
 * backup and the end of a failed start only the new release writes, so going back loses nothing.
 * @param say called with each step before it is done
 */
export async function upgrade(steps: UpgradeSteps, say: (step: string) => void): Promise<UpgradeEnd> {
  let at = '';
  let backup: string | null = null;
  let touched = false;
  const next = (step: string) => {
    at = step;
    say(step);
  };
  try {
    next('stopping the server');
    await steps.stop();
    next('backing up');
    backup = await steps.backUp();
    next('switching to the new release');
    await steps.switchTo('new');
    next('starting the new release');
    touched = true;
    await steps.start();
    next('waiting until it is ready');
    await steps.untilReady('new');
    return { kind: 'upgraded', backup };
  } catch (error) {
    const failed = { at, why: reason(error) };
    say(`failed: ${failed.why}; going back`);
    try {
      await steps.stop();
      await steps.switchTo('old');
      if (touched && backup !== null) await steps.restore(backup);
      await steps.start();
      await steps.untilReady('old');
      return { kind: 'went_back', ...failed };
    } catch (second) {
      return { kind: 'stuck', ...failed, backWhy: reason(second), backup };
    }
  }
}
