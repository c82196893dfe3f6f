import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { BONUS_SCANS, BONUS_SCANS_MAX, bonusScans, SCAN_LIMIT } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { ReferralAnswer } from '#domain/referral/calls.ts';
import { readReferralCode, referralCode } from '#domain/referral/code.ts';
import { mayClaim, type ReferralRefusal, referralRefusal } from '#domain/referral/referral.ts';
import type { Session } from '../http/caller.ts';
import { referralStore as store } from './referral-store.ts';

const UNKNOWN = 'This code does not work here. Please check it, or ask for a new link.';

const WHY_NOT: Readonly<Record<ReferralRefusal, string>> = {
  own_household: 'This is the code of a household you belong to.',
  same_device: 'Someone from that household signed in on this device: accounts on one device do not count.',
  loop: 'You invited that household, or invited someone who did.',
};

/** Why an account does not count, as of now; null if it may count. */
const whyNot = async (reads: Reads, userId: string, broughtBy: string): Promise<ReferralRefusal | null> =>
  referralRefusal({
    broughtBy,
    households: await store.householdsOf(reads, userId),
    before: await store.before(reads, broughtBy),
    sharesDevice: await store.sharesDevice(reads, broughtBy, userId),
  });

/**
 * Records who referred an account that is being created. A code that does not work is no reason to refuse the account.
 * @param code as given in the link
 */
export async function recordReferral(tx: Tx, userId: string, code: string, nowMs: number): Promise<void> {
  const read = readReferralCode(code);
  const householdId = read === null ? null : await store.householdOf(tx, read);
  if (householdId === null) return;
  await store.add(tx, {
    user_id: userId,
    household_id: householdId,
    joined_at: nowMs,
    // Nobody is named before they agree to it.
    shows_name: 0,
  });
}

/**
 * Settles at an account's first counted scan whether it counts (product P6.22 and P6.23).
 * @returns the household that gains scans; null if none does
 */
export async function settleFirstScan(tx: Tx, userId: string, nowMs: number): Promise<string | null> {
  const waiting = await store.ofUser(tx, userId);
  if (!waiting || waiting.counted_at !== null || waiting.refused !== null) return null;
  // Both households may be settling at once, each having referred the other.
  tx.meetOthers();
  const refused = await whyNot(tx, userId, waiting.household_id);
  await store.settle(tx, userId, refused === null ? nowMs : null, refused);
  return refused === null ? waiting.household_id : null;
}

/** Referrals as people see them. */
export function createReferrals({ reader, writes }: Database) {
  const codeFor = (householdId: string, nowMs: number): Promise<string> =>
    writes.run(async (tx) => {
      let code = await store.codeOf(tx, householdId);
      while (code === null) {
        await store.addCode(tx, householdId, referralCode(randomBytes(16)), nowMs);
        code = await store.codeOf(tx, householdId);
      }
      return code;
    });
  return {
    /** The household's code, created if it has none, and who came with it. */
    async show({ user, tier }: Session, nowMs: number): Promise<ReferralAnswer> {
      const { householdId } = user;
      const code = (await store.codeOf(reader, householdId)) ?? (await codeFor(householdId, nowMs));
      return reader.snapshot(async (reads) => {
        const own = await store.ofUser(reads, user.id);
        const joined = await store.joined(reads, householdId);
        const counted = await store.counted(reads, householdId);
        return {
          code,
          joined: joined.map(({ firstName, showsName, joinedAt, countedAt, refused }) => ({
            name: showsName === 1 ? firstName : null,
            joinedAt,
            countedAt,
            refused: refused !== null,
          })),
          counted,
          scansEach: BONUS_SCANS,
          extraScans: bonusScans(counted),
          mostExtraScans: BONUS_SCANS_MAX,
          unlimited: SCAN_LIMIT[tier] < 0,
          own: own ? { showsName: own.shows_name === 1 } : null,
          mayClaim: mayClaim({ ...(await store.beginnings(reads, user.id)), brought: own !== undefined }, nowMs),
        };
      });
    },
    /** Whether a code works. */
    async isKnown(text: string): Promise<boolean> {
      const code = readReferralCode(text);
      return code !== null && (await store.householdOf(reader, code)) !== null;
    },
    /**
     * Records who referred an existing account: it was created on another device than the one the link was opened on.
     */
    claim: (userId: string, code: string, showsName: boolean, nowMs: number): Promise<Result<void>> =>
      writes.run(async (tx): Promise<Result<void>> => {
        const brought = (await store.ofUser(tx, userId)) !== undefined;
        if (brought) return fail('CONFLICT', 'Your account already has a code.');
        if (!mayClaim({ ...(await store.beginnings(tx, userId)), brought }, nowMs)) {
          return fail('CONFLICT', 'A code only counts within 14 days of signing up, before the first scan.');
        }
        const householdId = await store.householdOf(tx, code);
        if (householdId === null) return fail('NOT_FOUND', UNKNOWN, { fields: { code: UNKNOWN } });
        const refused = await whyNot(tx, userId, householdId);
        if (refused !== null) return fail('CONFLICT', WHY_NOT[refused], { fields: { code: WHY_NOT[refused] } });
        await store.add(tx, {
          user_id: userId,
          household_id: householdId,
          joined_at: nowMs,
          shows_name: showsName ? 1 : 0,
        });
        return succeed(undefined);
      }),
    showName: (userId: string, shown: boolean): Promise<Result<void>> =>
      writes.run(
        async (tx): Promise<Result<void>> =>
          (await store.showName(tx, userId, shown))
            ? succeed(undefined)
            : fail('NOT_FOUND', 'Nobody invited your account.'),
      ),
  };
}
