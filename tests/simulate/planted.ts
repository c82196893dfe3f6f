import type { Patch } from './bundle.ts';

/** A bug that systems like this one tend to have, as a change to the product's own code. */
export interface PlantedBug {
  readonly name: string;
  /** A storm seed that revealed it. It is tried first, because finding one takes longer than playing it. */
  readonly shownBy: number;
  readonly patches: readonly Patch[];
}

const OPERATIONS = 'api/sync/operations.ts';

export const PLANTED: readonly PlantedBug[] = [
  {
    name: 'the row that tells repeated operations is written after the commit of the effect',
    shownBy: 7,
    patches: [
      {
        file: OPERATIONS,
        from: 'const performed = await stores.writes.run(async (tx): Promise<Performed> => {',
        to: 'let after = async () => {}; const answer = await stores.writes.run(async (tx): Promise<Performed> => {',
      },
      {
        file: OPERATIONS,
        from: 'await stores.applied.keep(tx, {',
        to: 'const kept = {',
      },
      {
        file: OPERATIONS,
        from: 'applied_at: nowMs,\n      });\n      turn?.leave();\n      return performed;\n    }, writer);',
        to: 'applied_at: nowMs,\n      };\n      after = () => stores.writes.run((later) => stores.applied.keep(later, kept));\n      turn?.leave();\n      return performed;\n    }, writer);\n    await after();\n    return answer;',
      },
    ],
  },
  {
    name: 'an operation id is looked up without the person',
    shownBy: 1,
    patches: [
      {
        file: 'api/sync/applied-ops.ts',
        from: ".where('user_id', '=', userId)\n    .where('op_id', '=', opId)",
        to: ".where('op_id', '=', opId)",
      },
    ],
  },
  {
    name: 'an answer settles the whole push',
    shownBy: 8,
    patches: [
      {
        file: 'web/offline/sync/settle.ts',
        from: 'const verdict = verdictOf(results.get(entry.opId));',
        to: "const verdict = { to: 'acked' as const };",
      },
    ],
  },
  {
    name: 'a failure of the server is taken as final',
    shownBy: 1,
    patches: [
      {
        file: 'web/offline/sync/push-verdict.ts',
        from: 'const wait = problem.retryAfter === undefined',
        to: "if (status >= 500) return { to: 'dead', error };\n  const wait = problem.retryAfter === undefined",
      },
    ],
  },
  {
    name: 'the quota is counted outside of the transaction of the scan',
    shownBy: 4,
    patches: [
      {
        file: OPERATIONS,
        from: 'const counted = await usage.take(tx, sender, numbers.at(-1) ?? 0, nowMs);\n    if (!counted) throw new QuotaReached();\n    changes.push(counted);',
        to: 'if ((await usage.current(tx, sender.householdId, sender.tier, nowMs)).hasReachedLimit) throw new QuotaReached();\n    const at = numbers.at(-1) ?? 0;\n    setImmediate(() => void stores.writes.run((later) => usage.take(later, sender, at, nowMs)).catch(() => {}));',
      },
    ],
  },
  {
    name: 'what there is room for is refused for want of it',
    shownBy: 1,
    patches: [
      {
        file: 'api/sync/bounds.ts',
        from: 'const most = bounds.rows[sender.tier];',
        to: 'const most = 3;',
      },
    ],
  },
  {
    name: 'the cursor of a pull is a time',
    shownBy: 1,
    patches: [
      {
        file: 'api/sync/sync-state.ts',
        from: 'export const syncState: SyncState = {',
        to: "const AT = statement((q, { ms }: { ms: number }) => q.selectFrom('applied_ops').select((eb) => eb.fn.max('seq').as('seq')).where('applied_at', '<=', ms));\nexport const syncState: SyncState & { at(reads: Reads, ms: number): Promise<number> } = {\n  at: async (reads, ms) => (await reads.first(AT, { ms }))?.seq ?? 0,",
      },
      {
        file: 'api/sync/pull.ts',
        from: 'for (const place of start.value.places) {',
        to: 'for (const { owner, seq: told } of start.value.places) {\n    const place = { owner, seq: told > 1e12 ? await (state as never as { at(reads: Reads, ms: number): Promise<number> }).at(reads, told) : told };',
      },
      {
        file: 'api/sync/pull.ts',
        from: ': Math.max(place.seq, last) });',
        to: ': nowMs });',
      },
    ],
  },
];
