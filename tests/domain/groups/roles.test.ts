import { describe, expect, test } from 'vitest';
import { invitationWorks } from '#domain/groups/group-invitation.ts';
import {
  GROUP_ROLES,
  type GroupAct,
  mayAct,
  mayJoin,
  mayLeave,
  outranks,
  type Standing,
} from '#domain/groups/roles.ts';
import {
  isHeld,
  MOST_AN_HOUR,
  mayTakePart,
  mayWriteMore,
  NEW_FOR_MS,
  SUSPENDED_FOR_EVER,
} from '#domain/groups/trust.ts';

const stands = (over: Partial<Standing> = {}): Standing => ({
  role: 'member',
  state: 'active',
  archived: false,
  ...over,
});
const ACTS: readonly GroupAct[] = [
  ...([
    'read',
    'write',
    'react',
    'report',
    'invite',
    'hide',
    'remove',
    'edit',
    'setRole',
    'handOver',
    'archive',
  ] as const),
];
const allowed = (standing: Standing | null) => ACTS.filter((act) => mayAct(standing, act).ok);
const codeOf = (result: ReturnType<typeof mayAct>) => (result.ok ? 'ok' : result.problem.code);

describe('who may do what (product P22.2)', () => {
  test('each role may what the one below it may, and more', () => {
    expect(allowed(stands())).toEqual(['read', 'write', 'react', 'report']);
    expect(allowed(stands({ role: 'moderator' }))).toEqual(ACTS.slice(0, 7));
    expect(allowed(stands({ role: 'owner' }))).toEqual(ACTS);
  });

  test('nobody outside may anything, in the words of a group that never was', () => {
    for (const state of ['invited', 'left', 'removed'] as const) {
      for (const role of GROUP_ROLES) {
        for (const act of ACTS) expect(mayAct(stands({ state, role }), act)).toEqual(mayAct(null, act));
      }
    }
    expect(codeOf(mayAct(null, 'read'))).toBe('NOT_FOUND');
  });

  test('an archived group is read, looked after and opened again, and nothing is added (product P22.4)', () => {
    expect(allowed(stands({ role: 'owner', archived: true }))).toEqual([
      'read',
      'report',
      'hide',
      'handOver',
      'archive',
    ]);
    expect(codeOf(mayAct(stands({ archived: true }), 'write'))).toBe('CONFLICT');
  });

  test('nobody outranks their equals', () => {
    for (const role of GROUP_ROLES) expect(outranks(role, role)).toBe(false);
    expect([outranks('moderator', 'member'), outranks('owner', 'moderator'), outranks('member', 'owner')]).toEqual([
      ...[true, true, false],
    ]);
  });

  test('an open group takes everybody, others take who is asked; nobody who was sent out comes by themselves', () => {
    const joins = (standing: Standing | null, open: boolean, invited = false, archived = false) =>
      codeOf(mayJoin(standing, open, archived, invited));
    expect([joins(null, true), joins(null, false), joins(null, false, true)]).toEqual(['ok', 'NOT_FOUND', 'ok']);
    expect([joins(stands({ state: 'invited' }), false), joins(stands({ state: 'left' }), true)]).toEqual(['ok', 'ok']);
    expect(joins(stands({ state: 'left' }), false)).toBe('NOT_FOUND');
    expect([joins(stands({ state: 'removed' }), true), joins(stands({ state: 'removed' }), false, true)]).toEqual([
      ...['NOT_FOUND', 'NOT_FOUND'],
    ]);
    expect([joins(stands(), true), joins(null, true, false, true)]).toEqual(['CONFLICT', 'CONFLICT']);
  });

  test('an owner goes last, or hands over first', () => {
    expect(codeOf(mayLeave(stands({ role: 'owner' }), 1))).toBe('CONFLICT');
    expect(codeOf(mayLeave(stands({ role: 'owner' }), 0))).toBe('ok');
    expect(codeOf(mayLeave(stands(), 5))).toBe('ok');
    expect(codeOf(mayLeave(null, 5))).toBe('NOT_FOUND');
  });
});

test('a link works until it ends, is used up or taken back (product P22.3)', () => {
  const link = { endsAt: 1000, revokedAt: null, used: 4, most: 5 };
  expect(invitationWorks(link, 999)).toBe(true);
  expect(invitationWorks(link, 1000)).toBe(false);
  expect(invitationWorks({ ...link, used: 5 }, 0)).toBe(false);
  expect(invitationWorks({ ...link, revokedAt: 1 }, 0)).toBe(false);
});

describe('how much is believed of whom (product P22.7)', () => {
  test('links of new accounts wait', () => {
    expect(isHeld('see https://a.example', 0, NEW_FOR_MS - 1)).toBe(true);
    expect(isHeld('see https://a.example', 0, NEW_FOR_MS)).toBe(false);
    expect(isHeld('no link here.', 0, 0)).toBe(false);
  });

  test('one more is let through below the limit; above it, the wait ends when the first is an hour old', () => {
    expect(mayWriteMore(0, { count: MOST_AN_HOUR.new - 1, firstAt: 0 }, 1000).ok).toBe(true);
    const refused = mayWriteMore(0, { count: MOST_AN_HOUR.new, firstAt: 1000 }, 61_000);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'RATE_LIMITED', retryAfter: 3540 } });
    expect(mayWriteMore(0, { count: MOST_AN_HOUR.new, firstAt: null }, NEW_FOR_MS).ok).toBe(true);
  });

  test('a suspension ends, a ban does not, and both are told in words', () => {
    expect(mayTakePart({ suspendedUntil: null }, 0).ok).toBe(true);
    expect(mayTakePart({ suspendedUntil: 10 }, 10).ok).toBe(true);
    expect(mayTakePart({ suspendedUntil: 86_400_000 }, 9)).toMatchObject({
      problem: { message: expect.stringContaining('until 1970-01-02') },
    });
    expect(mayTakePart({ suspendedUntil: SUSPENDED_FOR_EVER }, 1e15).ok).toBe(false);
  });
});
