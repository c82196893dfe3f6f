import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type {
  ExportedAccount,
  ExportedDelivery,
  ExportedEvent,
  ExportedHousehold,
  ExportedInvitation,
  ExportedPasskey,
  ExportedPhone,
  ExportedPush,
  ExportedReferral,
  ExportedSignIn,
} from '#domain/account-export/own-sections.ts';
import type { ExportedPayment, ExportedPurchase } from '#domain/account-export/purchase-sections.ts';
import { ACTIVE } from '../accounts/room.ts';
import { type CommunityRows, readCommunityRows } from './community-rows.ts';

type Of = { readonly userId: string };

const ACCOUNT = statement((q, { userId }: Of) =>
  q
    .selectFrom('users as u')
    .leftJoin('second_steps as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.email_confirmed_at as emailConfirmedAt', 'u.username'])
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'u.created_at as createdAt'])
    .select('s.confirmed_at as secondStepSince')
    .where('u.id', '=', userId),
);
const HOUSEHOLDS = statement((q, { userId }: Of) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select(['h.id', 'h.name', 'h.tier as plan', 'm.role', 'm.created_at as joinedAt'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.created_at')
    .orderBy('h.id'),
);
const ADULTS = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.username', 'u.first_name', 'm.role'])
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.created_at')
    .orderBy('u.id'),
);
const PURCHASES = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('plan_purchases')
    .select(['id', 'tier as plan', 'state', 'period_ends_at as periodEndsAt'])
    .select(['ends_with_period as endsWithPeriod', 'failing_since as failingSince'])
    .where('household_id', '=', householdId)
    .orderBy('changed_at')
    .orderBy('id'),
);
const PAYMENTS = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('plan_payments')
    .select(['id', 'at', 'amount', 'currency', 'state', 'tier as plan', 'url as invoice'])
    .where('household_id', '=', householdId)
    // Amount 0: a refund that failed or a dispute that was won, so there is nothing to show.
    .where('amount', '>', 0)
    .orderBy('at')
    .orderBy('id'),
);
const SIGN_INS = statement((q, { userId }: Of) =>
  q
    .selectFrom('sessions')
    .select((eb) => ['name', eb.fn.min('started_at').as('signedInAt'), eb.fn.max('used_at').as('usedAt')])
    .where('user_id', '=', userId)
    .groupBy(['number', 'name'])
    .orderBy('signedInAt'),
);
const PHONES = statement((q, { userId }: Of) =>
  q
    .selectFrom('devices')
    .select(['device_id as deviceId', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('seen_at'),
);
const EVENTS = statement((q, { userId }: Of) =>
  q
    .selectFrom('audit_events')
    .select(['at', 'kind', 'household_id as householdId'])
    .where('user_id', '=', userId)
    .orderBy('id'),
);
const INVITATIONS = statement((q, { userId }: Of) =>
  q
    .selectFrom('invitations')
    .select(['household_id as householdId', 'made_at as madeAt', 'ends_at as endsAt'])
    .select(['used_at as usedAt', 'revoked_at as revokedAt'])
    .where('made_by', '=', userId)
    .orderBy('made_at'),
);
const REFERRAL = statement((q, { userId }: Of) =>
  q
    .selectFrom('referrals')
    .select(['joined_at as joinedAt', 'shows_name as showsName', 'counted_at as countedAt'])
    .where('user_id', '=', userId),
);
const PORTRAIT = statement((q, { userId }: Of) =>
  q.selectFrom('portraits').select(['sha256', 'stored_sha256 as stored']).where('user_id', '=', userId),
);

const PUSHES = statement((q, { userId }: Of) =>
  q
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'made_at as since'])
    .where('user_id', '=', userId)
    .orderBy('made_at'),
);
const RELAYED = statement((q, { userId }: Of) =>
  q.selectFrom('relay_places').select(['relay', 'made_at as since']).where('user_id', '=', userId).orderBy('relay'),
);
const PASSKEYS = statement((q, { userId }: Of) =>
  q
    .selectFrom('passkeys')
    .select(['name', 'made_at as madeAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at'),
);
const TELLINGS = statement((q, { userId }: Of) =>
  q
    .selectFrom('deliveries')
    .select(['id', 'made_at as madeAt', 'told_at as toldAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id'),
);

/** What the database stores about an account, apart from the rows synced to phones. No hashes, no tokens. */
export interface AccountRows {
  readonly account: ExportedAccount;
  readonly households: readonly ExportedHousehold[];
  readonly purchases: readonly ExportedPurchase[];
  readonly payments: readonly ExportedPayment[];
  readonly signIns: readonly ExportedSignIn[];
  readonly phones: readonly ExportedPhone[];
  readonly events: readonly ExportedEvent[];
  readonly invitations: readonly ExportedInvitation[];
  readonly referral: readonly ExportedReferral[];
  readonly pushes: readonly ExportedPush[];
  readonly tellings: readonly ExportedDelivery[];
  readonly community: CommunityRows;
  readonly passkeys: readonly ExportedPasskey[];
  /** The picture the person chose; null if they chose none. */
  readonly portrait: { readonly sha256: string; readonly stored: string } | null;
}

/** Reads the rows; null if there is no such account. */
export async function readAccountRows(reads: Reads, userId: string): Promise<AccountRows | null> {
  const account = await reads.first(ACCOUNT, { userId });
  if (!account) return null;
  const households: ExportedHousehold[] = [];
  const purchases: ExportedPurchase[] = [];
  const payments: ExportedPayment[] = [];
  for (const household of await reads.all(HOUSEHOLDS, { userId })) {
    const householdId = household.id;
    const adults = await reads.all(ADULTS, { householdId });
    for (const { endsWithPeriod, ...row } of await reads.all(PURCHASES, { householdId })) {
      purchases.push({ householdId, ...row, endsWithPeriod: endsWithPeriod === 1 });
    }
    for (const row of await reads.all(PAYMENTS, { householdId })) payments.push({ householdId, ...row });
    households.push({
      ...household,
      adults: adults.map(({ id, username, first_name, role }) => ({ id, name: first_name || username, role })),
    });
  }
  return {
    account,
    households,
    purchases,
    payments,
    signIns: await reads.all(SIGN_INS, { userId }),
    phones: await reads.all(PHONES, { userId }),
    events: await reads.all(EVENTS, { userId }),
    invitations: await reads.all(INVITATIONS, { userId }),
    referral: (await reads.all(REFERRAL, { userId })).map((row) => ({ ...row, countedAt: row.countedAt ?? null })),
    pushes: [
      ...(await reads.all(PUSHES, { userId })).map(({ endpoint, since }) => ({
        service: new URL(endpoint).hostname,
        since,
      })),
      ...(await reads.all(RELAYED, { userId })).map(({ relay, since }) => ({ service: relay, since })),
    ],
    tellings: await reads.all(TELLINGS, { userId }),
    community: await readCommunityRows(reads, userId),
    passkeys: await reads.all(PASSKEYS, { userId }),
    portrait: (await reads.first(PORTRAIT, { userId })) ?? null,
  };
}
