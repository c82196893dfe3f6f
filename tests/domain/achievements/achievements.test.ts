import { describe, expect, it } from 'vitest';
import {
  ACHIEVEMENTS,
  achievementStates,
  type Deeds,
  dueBadges,
  nextAchievement,
} from '#domain/achievements/achievements.ts';
import type { Badge } from '#domain/achievements/badge.ts';
import { applyOperation, type World } from '#domain/sync/apply-operation.ts';
import { Operation } from '#domain/sync/operation.ts';

const NOTHING: Deeds = {
  scans: 0,
  profiles: 0,
  pairsResolved: 0,
  areasBegun: 0,
  formulasChecked: 0,
  recallsHandled: 0,
};
const NOW = Date.UTC(2026, 10, 23);
const badge = (badgeType: Badge['badgeType'], awardedAt = NOW): Badge => ({ id: badgeType, badgeType, awardedAt });

describe('achievements (product P2.10.1)', () => {
  it('hold the three badges of old by their types, names and signs', () => {
    expect(ACHIEVEMENTS.slice(0, 3).map(({ badgeType, name, emoji }) => [badgeType, name, emoji])).toEqual([
      ['first_scan', 'Safety First', '🏆'],
      ['pet_protector', '10 Scans', '⭐'],
      ['profile_setup', 'Guardian', '🛡️'],
    ]);
  });

  it.each([
    ['first_scan', 'scans', 1],
    ['pet_protector', 'scans', 10],
    ['profile_setup', 'profiles', 1],
    ['pair_resolved', 'pairsResolved', 1],
    ['areas_begun', 'areasBegun', 9],
    ['formula_checked', 'formulasChecked', 1],
    ['recall_handled', 'recallsHandled', 1],
  ] as const)('%s is reached by %s at %d, and not before', (badgeType, counts, goal) => {
    const at = (count: number) => dueBadges(achievementStates({ ...NOTHING, [counts]: count }, []));
    expect(at(goal)).toContain(badgeType);
    expect(at(goal - 1)).not.toContain(badgeType);
  });

  it('show how far they are, never beyond the goal, and the nearest comes next', () => {
    const states = achievementStates({ ...NOTHING, scans: 7, areasBegun: 12 }, [badge('areas_begun')]);
    expect(states.find(({ badgeType }) => badgeType === 'pet_protector')?.done).toBe(7);
    expect(states.find(({ badgeType }) => badgeType === 'areas_begun')?.done).toBe(9);
    expect(nextAchievement(states)?.badgeType).toBe('pet_protector');
    const all = ACHIEVEMENTS.map(({ badgeType }) => badge(badgeType));
    expect(nextAchievement(achievementStates(NOTHING, all))).toBeNull();
  });

  it('stay once they were reached, and are due once (product P2.10.2)', () => {
    const states = achievementStates(NOTHING, [badge('pair_resolved', 5)]);
    expect(states.find(({ badgeType }) => badgeType === 'pair_resolved')).toMatchObject({ done: 1, awardedAt: 5 });
    expect(dueBadges(states)).toEqual([]);
  });
});

describe('awarding (product P2.10.2)', () => {
  const award = (createdAt: number, entityId = 'first_scan') =>
    Operation.parse({
      opId: '01900000-0000-7000-8000-000000000001',
      userId: '01900000-0000-7000-8000-00000000000a',
      type: 'badge.award',
      v: 1,
      entityId,
      payload: { badgeType: 'first_scan' },
      baseRev: null,
      createdAt,
    });
  const world = (row: World['row'] = null): World => ({ row, product: null, userId: 'u', nowMs: NOW });

  it('of two phones counts the first arrival', () => {
    const first = applyOperation(award(NOW - 5), world());
    expect(first).toMatchObject({ status: 'applied', rows: [{ id: 'first_scan', data: { awardedAt: NOW - 5 } }] });
    const row = {
      entity: 'badge',
      id: 'first_scan',
      rev: 1,
      deleted: false,
      data: badge('first_scan', NOW - 5),
    } as const;
    expect(applyOperation(award(NOW - 9), world(row))).toEqual({ status: 'applied', rows: [], counts: false });
  });

  it('names the badge by its type', () => {
    expect(applyOperation(award(NOW, 'pet_protector'), world())).toMatchObject({ status: 'rejected' });
  });
});
