import { expect, it } from 'vitest';
import { recallMarkId } from '#domain/recalls/mark.ts';
import { isProof, proofId, proofPrefix } from '#domain/recalls/proof-id.ts';
import { namedByUuid } from '#domain/sync/rule.ts';
import { uuidv7 } from '#domain/uuid.ts';

const MARKS = Array.from({ length: 500 }, (_, at) => recallMarkId(`cpsc:${at}`, '02000000000015'));
const fresh = (at: number): string => uuidv7(Date.UTC(2026, 10, 27) + at, new Uint8Array(16).fill(at % 256));

it('names a photo so that it is found by its decision, and taken for no label (product P11.15)', () => {
  for (const [at, mark] of MARKS.entries()) {
    const id = proofId(mark, fresh(at));
    expect(namedByUuid({ entityId: id })).toBe(true);
    expect([id.startsWith(`${proofPrefix(mark)}-`), isProof(id), isProof(fresh(at))]).toEqual([true, true, false]);
  }
  expect(new Set(MARKS.map(proofPrefix)).size).toBe(MARKS.length);
});

it('gives two photos of one decision two ids', () => {
  expect(proofId('recall:a:b', fresh(1))).not.toBe(proofId('recall:a:b', fresh(2)));
});
