import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import { type AccountDb, openAccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { WITH_LABEL } from '../api/start-app.ts';

let db: AccountDb;
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  db = openAccountDb('u');
});
afterEach(() => db.close());

/** The parts of a report that a list reads. */
const judged = { confidence: { grade: 'A' }, ingredients: [] };

/** An engine that records its requests; its reports carry its versions. */
function engineOf(knowledge: string) {
  const asked: AssessInput[] = [];
  const versions = { engine: '1', knowledge };
  return {
    asked,
    version: async () => versions,
    assess: async (input: AssessInput) => {
      asked.push(input);
      return { ...judged, score: 80, versions } as unknown as Report;
    },
  };
}
const dead = {
  version: () => Promise.reject(new Error('No knowledge.')),
  assess: () => Promise.reject(new Error('No knowledge.')),
};

describe('the report of a product', () => {
  it('is written once, and again when the label or the knowledge changes', async () => {
    const engine = engineOf('k1');
    const first = await ensureReport(db, WITH_LABEL, engine);
    expect(await ensureReport(db, WITH_LABEL, engine)).toEqual(first);
    expect(engine.asked).toHaveLength(1);
    await ensureReport(db, { ...WITH_LABEL, ingredientsText: 'Aqua' }, engine);
    expect(engine.asked.map((input) => input.text)).toEqual([WITH_LABEL.ingredientsText, 'Aqua']);
    const newer = engineOf('k2');
    const again = await ensureReport(db, { ...WITH_LABEL, ingredientsText: 'Aqua' }, newer);
    expect(newer.asked).toHaveLength(1);
    expect(again.report.versions.knowledge).toBe('k2');
  });

  it('keeps the last other answer to the same label, and none to another label', async () => {
    const engine = (knowledge: string, score: number) => ({
      ...engineOf(knowledge),
      assess: async () => ({ ...judged, score, versions: { engine: '1', knowledge } }) as unknown as Report,
    });
    expect((await ensureReport(db, WITH_LABEL, engine('k1', 52))).previous).toBeUndefined();
    expect((await ensureReport(db, WITH_LABEL, engine('k2', 48))).previous?.report.score).toBe(52);
    expect((await ensureReport(db, WITH_LABEL, engine('k3', 48))).previous?.report.score).toBe(52);
    const relabelled = { ...WITH_LABEL, ingredientsText: 'Aqua' };
    expect((await ensureReport(db, relabelled, engine('k3', 99))).previous).toBeUndefined();
  });

  it('of the same label is given where the engine cannot be asked, and no other', async () => {
    await ensureReport(db, WITH_LABEL, engineOf('k1'));
    expect((await ensureReport(db, WITH_LABEL, dead)).report.versions.knowledge).toBe('k1');
    const relabelled = { ...WITH_LABEL, ingredientsText: 'Methanol' };
    await expect(ensureReport(db, relabelled, dead)).rejects.toThrow('No knowledge.');
  });

  it('comes with the row that lists read, also where it was stored before there were any', async () => {
    await ensureReport(db, WITH_LABEL, engineOf('k1'));
    const row = { productId: WITH_LABEL.id, engine: '1', level: 'LOW', score: 80, provisional: false };
    expect(await db.risks.toArray()).toMatchObject([row]);
    await db.risks.clear();
    await ensureReport(db, WITH_LABEL, engineOf('k1'));
    expect(await db.risks.toArray()).toMatchObject([row]);
  });
});
