/** What an upgrade does to a machine. Each may fail; `stop`, `switchTo` and `restore` may be done twice. */
export interface UpgradeSteps {
  /** Ends the server that runs, if any. */
  stop(): Promise<void>;
  /** Backs up with the release of today. @returns the file */
  backUp(): Promise<string>;
  /** Has the server start from this release from now on. */
  switchTo(release: 'new' | 'old'): Promise<void>;
  start(): Promise<void>;
  /** Settles once the server can work; rejects where it does not in time. The old release is given more of it. */
  untilReady(release: 'new' | 'old'): Promise<void>;
  /** Puts a backup back, with the release of before. */
  restore(file: string): Promise<void>;
}

/** How an upgrade ended. `went_back`: the release of before runs again with all data. `stuck`: a person is needed. */
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
 * Brings a server to another release: stopped, backed up, switched, started. Where a step fails the release of before is
 * put back and started; its database too, where the new release may have touched it (product P17.13). Nothing is written
 * between the backup and the end of a failed start but by the new release, so going back loses nothing.
 * @param say is told of each step before it is done
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
    next('waiting until it can work');
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
