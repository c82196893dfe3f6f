import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { type Action, nextAction } from './actions.ts';
import type { Device, Tab } from './device.ts';
import { attempt, nameOf, type Run } from './run.ts';
import type { Outcome, Saved } from './unanswered.ts';

/** Starts what a person does. @returns its ids once it is shown as saved, or null if it was not saved */
async function start(tab: Tab, { type, entityId, payload }: Action): Promise<Saved | null> {
  const { client } = tab;
  if (type === 'scan.create') {
    const scanned = await client.scan(payload as Parameters<typeof client.scan>[0]);
    return scanned.ok ? { entityId: scanned.value.scanId } : null;
  }
  const id = entityId ?? client.newId();
  const done = await client.perform(type, id, payload as never);
  return done.ok ? { opId: done.value.opId, entityId: id } : null;
}

/** Does these things at the same moment in one tab, and records what was then shown as saved. */
export async function act(run: Run, tab: Tab, actions: readonly Action[]): Promise<void> {
  const account = tab.account;
  if (account === null) return;
  const outcomes: Outcome[] = actions.map((action) => ({ action, answered: false, done: null }));
  await attempt(run, tab, () =>
    Promise.all(
      outcomes.map(async (outcome) => {
        outcome.done = await start(tab, outcome.action);
        outcome.answered = true;
      }),
    ),
  );
  for (const outcome of outcomes) {
    if (outcome.answered) await noteAnswer(run, tab, account, outcome);
    else run.unanswered.push({ tab, account, outcome });
  }
}

/**
 * Records answers that came after their step. A page that was killed meanwhile answers nothing, but what it had written
 * by then is shown as saved when the app is opened again.
 */
export async function noteLateAnswers(run: Run): Promise<void> {
  const waiting = run.unanswered.splice(0);
  for (const one of waiting) {
    const { tab, account, outcome } = one;
    if (outcome.answered) await noteAnswer(run, tab, account, outcome);
    else if (tab.dead) await recordUnseenOperations(run, tab.device, account);
    else run.unanswered.push(one);
  }
}

async function noteAnswer(run: Run, tab: Tab, account: string, { action, done }: Outcome): Promise<void> {
  const { device } = tab;
  /** The page may have been killed meanwhile, but what it saved is there all the same. */
  const look = <T>(read: (db: AccountDb) => Promise<T>): Promise<T> =>
    tab.db && tab.account === account && !tab.dead ? read(tab.db) : device.look(account, read);
  const { type, payload } = action;
  const what = `${device.name}: ${nameOf(run, account)} ${type} ${JSON.stringify(payload)}`;
  if (!done) {
    run.diary.push(`${what} (not saved)`);
    return;
  }
  // Only for these does the result depend on more than the request.
  const looks = done.opId === undefined || type === 'member.removeElement';
  const entry = looks
    ? await look((db) =>
        done.opId === undefined
          ? db.outbox.where('entityId').equals(done.entityId).first()
          : db.outbox.get({ opId: done.opId }),
      )
    : undefined;
  const opId = done.opId ?? entry?.opId;
  if (opId === undefined) throw new Error(`${what}: shown as saved, and not in the outbox`);
  const { entityId } = done;
  const baseRev = entry?.operation.baseRev ?? null;
  run.ledger.note({ opId, account, device: device.name, type, entityId, payload, baseRev });
  run.diary.push(`${what} -> ${opId.slice(-6)} on ${entityId.slice(-6)}`);
}

/** Records operations that are in the outbox although nobody was told: after a restart they are shown as saved. */
export async function recordUnseenOperations(run: Run, device: Device, account: string): Promise<void> {
  for (const { opId, operation } of await device.look(account, (db) => db.outbox.toArray())) {
    const { type, entityId, payload, baseRev } = operation;
    if (!run.ledger.find(account, opId))
      run.diary.push(`${device.name}: found ${type} ${opId.slice(-6)} in the outbox`);
    run.ledger.note({ opId, account, device: device.name, type, entityId, payload, baseRev });
  }
}

/** What the person in this tab does next. */
export const chooseAction = (run: Run, account: string): Action =>
  nextAction(run.plan.actions, run.ledger.thingsOf(account), run.dice);
