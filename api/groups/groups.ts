import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { GroupsTable } from '#db/schema.ts';
import {
  type changeGroup,
  type GroupAnswer,
  GroupKind,
  type GroupPreview,
  type GroupsAnswer,
  MOST_GROUPS,
  type makeGroup,
  type setInGroup,
} from '#domain/groups/group-calls.ts';
import { numberedNames } from '#domain/groups/numbered-names.ts';
import { mayAct, mayJoin, mayLeave, noSuchGroup } from '#domain/groups/roles.ts';
import { mayTakePart, type Outcome } from '#domain/groups/trust.ts';
import { checkEntitlement } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan-schemas.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { newId } from '../new-id.ts';
import { entryStore } from './entry-store.ts';
import { groupStore } from './group-store.ts';
import { linkStore } from './link-store.ts';
import { memberStore } from './member-store.ts';
import { moderationStore } from './moderation-store.ts';
import { mayStartGroup } from './more-groups.ts';

const WEEK_MS = 7 * 86_400_000;
const MONTH_MS = 30 * 86_400_000;

/** Somebody who views or changes groups. */
export interface Person {
  readonly id: string;
  /** Their name, unless they choose another in a group. */
  readonly name: string;
  readonly tier: Tier;
}

const aboutOf = async (reads: Reads, row: GroupsTable) => ({
  id: row.id,
  name: row.name,
  about: row.about,
  kind: GroupKind.parse(row.kind),
  // Parsed by the contract, which replaces an unknown symbol by the first one.
  symbol: row.symbol as GroupAnswer['symbol'],
  members: await groupStore.inside(reads, row.id),
});

/** Whether somebody may take part in the community, given the operator's decisions about them. */
export async function takesPart(reads: Reads, userId: string, nowMs: number): Promise<Result<void>> {
  const row = await moderationStore.standing(reads, userId);
  return mayTakePart({ suspendedUntil: row?.suspended_until ?? null }, nowMs);
}

const linkOver = () => fail('GONE', 'This invitation no longer works. It may already be used up, revoked or expired.');
const tooMany = () => fail('CONFLICT', `You are in ${MOST_GROUPS} groups, the most allowed. Leave one first.`);

const TAKEN = 'Somebody in this group has a similar name. Please choose another.';
const nameTaken = (field: 'name' | 'yourName') => fail('CONFLICT', TAKEN, { fields: { [field]: TAKEN } });

/** The wanted name, with a number if another member’s looks the same; null if all numbers are taken. */
async function toldApart(reads: Reads, groupId: string, userId: string, name: string): Promise<string | null> {
  for (const shown of numberedNames(name)) {
    if (!(await memberStore.isAlike(reads, { groupId, userId }, shown))) return shown;
  }
  return null;
}

/** Groups: listing, viewing, making and changing them, joining and leaving (product P22.1 to P22.4). */
export function createGroups({ reader, writes }: Database) {
  /** Adds a member, in the transaction of a caller that checked that they may join. */
  const letIn = async (tx: Tx, groupId: string, userId: string, name: string, nowMs: number): Promise<Result<void>> => {
    if ((await memberStore.groupsOf(tx, userId)).length >= MOST_GROUPS) return tooMany();
    const shown = await toldApart(tx, groupId, userId, name);
    if (shown === null) return nameTaken('yourName');
    const row = {
      groupId,
      userId,
      role: 'member',
      state: 'active',
      name: shown,
      since: nowMs,
      invitedBy: null,
    } as const;
    await memberStore.put(tx, row);
    await groupStore.touch(tx, groupId, userId);
    return succeed(undefined);
  };
  /** What a group shows to people who are not in it yet. */
  const previewOf = async (
    reads: Reads,
    row: GroupsTable,
    more: Pick<GroupPreview, 'invitedBy' | 'endsAt' | 'yourName' | 'state'>,
    nowMs: number,
  ): Promise<GroupPreview> => ({
    ...(await aboutOf(reads, row)),
    postsThisMonth: await groupStore.postsSince(reads, row.id, nowMs - MONTH_MS),
    ...more,
  });
  const inviterOf = async (reads: Reads, groupId: string, userId: string | null): Promise<string | null> =>
    userId === null ? null : ((await memberStore.one(reads, groupId, userId))?.name ?? null);

  /** The groups that somebody is in, and those that invite them. */
  const mine = async (reads: Reads, personId: string): Promise<Pick<GroupsAnswer, 'yours' | 'invited'>> => {
    const answer: Pick<GroupsAnswer, 'yours' | 'invited'> = { yours: [], invited: [] };
    for (const row of await groupStore.yours(reads, personId)) {
      const about = await aboutOf(reads, row);
      if (row.state === 'invited') {
        if (row.archived_at !== null) continue;
        const invitedBy = await inviterOf(reads, row.id, row.invited_by);
        answer.invited.push({ ...about, invitedBy, invitedAt: row.since });
        continue;
      }
      const last = await groupStore.last(reads, row.id, personId);
      answer.yours.push({
        ...about,
        unread: await groupStore.unread(reads, row.id, personId, row.read_at),
        lastAt: last?.written_at ?? null,
        lastBy: last?.name ?? null,
        muted: row.muted === 1,
        archived: row.archived_at !== null,
        changes: row.changes,
      });
    }
    return answer;
  };

  return {
    /** The groups and invitations of a person, with what is unread. */
    news: (personId: string) => reader.snapshot((reads) => mine(reads, personId)),

    list: (person: Person, nowMs: number): Promise<GroupsAnswer> =>
      reader.snapshot(async (reads) => {
        const more = await mayStartGroup(reads, person);
        const answer: GroupsAnswer = { ...(await mine(reads, person.id)), open: [], standing: null, more };
        for (const row of await groupStore.open(reads, person.id)) {
          const postsThisWeek = await groupStore.postsSince(reads, row.id, nowMs - WEEK_MS);
          answer.open.push({ ...(await aboutOf(reads, row)), postsThisWeek });
        }
        const standing = await moderationStore.standing(reads, person.id);
        if (standing) {
          const { suspended_until: suspendedUntil, decided_at: decidedAt, why, appeal, answer: answered } = standing;
          const text = (await entryStore.any(reads, standing.entry_id))?.text ?? '';
          // Only the moderation writes it, from the same list of values.
          const decision = standing.decision as Outcome;
          answer.standing = { decision, decidedAt, text, suspendedUntil, why, appeal, answer: answered };
        }
        return answer;
      }),

    make: (person: Person, { yourName, ...written }: z.output<(typeof makeGroup)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<string>> => {
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        const more = await mayStartGroup(tx, person);
        if (more === 'no') return tooMany();
        const entitled = more === 'plan' ? checkEntitlement(person.tier, 'premiumCommunity') : succeed(undefined);
        if (!entitled.ok) return entitled;
        const id = newId(nowMs);
        await groupStore.add(tx, { id, ...written, made_at: nowMs });
        await memberStore.put(tx, {
          ...{ groupId: id, userId: person.id, role: 'owner', state: 'active', name: yourName },
          ...{ since: nowMs, invitedBy: null },
        });
        await groupStore.touch(tx, id, person.id);
        return succeed(id);
      }),

    show: (person: Person, groupId: string): Promise<Result<GroupAnswer>> =>
      reader.snapshot(async (reads) => {
        const you = await memberStore.one(reads, groupId, person.id);
        const allowed = mayAct(you, 'read');
        if (!allowed.ok) return allowed;
        const row = await groupStore.one(reads, groupId);
        if (!row || !you) return noSuchGroup();
        return succeed({
          ...(await aboutOf(reads, row)),
          madeAt: row.made_at,
          archived: you.archived,
          changes: row.changes,
          you: { id: person.id, role: you.role, name: you.name, muted: you.muted, readAt: you.readAt },
        });
      }),

    change: (person: Person, groupId: string, asked: z.output<(typeof changeGroup)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const { archived, ...written } = asked;
        const you = await memberStore.one(tx, groupId, person.id);
        // While a group is archived, nothing else can be changed.
        const allowed = mayAct(you, archived === undefined ? 'edit' : 'archive');
        if (!allowed.ok) return allowed;
        const row = await groupStore.one(tx, groupId);
        if (!row) return noSuchGroup();
        const at = archived === undefined ? row.archived_at : archived ? (row.archived_at ?? nowMs) : null;
        await groupStore.change(tx, {
          id: row.id,
          name: written.name ?? row.name,
          about: written.about ?? row.about,
          kind: written.kind ?? row.kind,
          symbol: written.symbol ?? row.symbol,
          archived_at: at,
        });
        await groupStore.touch(tx, groupId);
        return succeed(undefined);
      }),

    preview: (person: Person, groupId: string, nowMs: number): Promise<Result<GroupPreview>> =>
      reader.snapshot(async (reads) => {
        const row = await groupStore.one(reads, groupId);
        const you = await memberStore.one(reads, groupId, person.id);
        if (!row || you?.state === 'removed') return noSuchGroup();
        const asked = you?.state === 'invited' || you?.state === 'active';
        if (row.kind !== 'open' && !asked) return noSuchGroup();
        const mine = (await groupStore.yours(reads, person.id)).find(({ id }) => id === groupId);
        const invitedBy = await inviterOf(reads, groupId, mine?.invited_by ?? null);
        const more = { invitedBy, endsAt: null, yourName: person.name, state: you?.state ?? null };
        return succeed(await previewOf(reads, row, more, nowMs));
      }),

    join: (person: Person, groupId: string, name: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<string>> => {
        const row = await groupStore.one(tx, groupId);
        if (!row) return noSuchGroup();
        const you = await memberStore.one(tx, groupId, person.id);
        const allowed = mayJoin(you, row.kind === 'open', row.archived_at !== null, false);
        if (!allowed.ok) return allowed;
        const inside = await letIn(tx, groupId, person.id, name, nowMs);
        return inside.ok ? succeed(groupId) : inside;
      }),

    leave: (person: Person, groupId: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const you = await memberStore.one(tx, groupId, person.id);
        if (you?.state === 'invited') {
          await memberStore.end(tx, groupId, person.id, 'left', nowMs);
          return succeed(undefined);
        }
        const others = (await groupStore.inside(tx, groupId)) - 1;
        const allowed = mayLeave(you, others);
        if (!allowed.ok) return allowed;
        if (others === 0) {
          await groupStore.drop(tx, groupId);
          return succeed(undefined);
        }
        await memberStore.end(tx, groupId, person.id, 'left', nowMs);
        await linkStore.revokeOf(tx, groupId, person.id, nowMs);
        await groupStore.touch(tx, groupId, person.id);
        return succeed(undefined);
      }),

    setOwn: (person: Person, groupId: string, set: z.output<(typeof setInGroup)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const you = await memberStore.one(tx, groupId, person.id);
        const allowed = mayAct(you, 'read');
        if (!allowed.ok || !you) return allowed.ok ? noSuchGroup() : allowed;
        const of = { groupId, userId: person.id };
        if (set.name !== undefined && (await memberStore.isAlike(tx, of, set.name))) return nameTaken('name');
        // The read mark can neither be in the future nor go backwards.
        const readAt = Math.max(you.readAt, Math.min(set.readAt ?? 0, nowMs));
        const own = { readAt, muted: set.muted ?? you.muted, name: set.name ?? you.name };
        await memberStore.setOwn(tx, of, own);
        if (set.name !== undefined) await groupStore.touch(tx, groupId);
        return succeed(undefined);
      }),

    previewLink: (token: string, nowMs: number): Promise<Result<GroupPreview>> =>
      reader.snapshot(async (reads) => {
        const link = await linkStore.find(reads, token, nowMs);
        const row = link && (await groupStore.one(reads, link.groupId));
        if (!link || !row || row.archived_at !== null) return linkOver();
        const more = { invitedBy: link.by, endsAt: link.endsAt, yourName: null, state: null };
        return succeed(await previewOf(reads, row, more, nowMs));
      }),

    useLink: (person: Person, token: string, name: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<string>> => {
        const link = await linkStore.find(tx, token, nowMs);
        const row = link && (await groupStore.one(tx, link.groupId));
        if (!link || !row) return linkOver();
        const you = await memberStore.one(tx, row.id, person.id);
        // A link does not readmit somebody who was removed, and does not say so.
        if (you?.state === 'removed') return linkOver();
        const allowed = mayJoin(you, false, row.archived_at !== null, true);
        if (!allowed.ok) return allowed;
        const inside = await letIn(tx, row.id, person.id, name, nowMs);
        if (!inside.ok) return inside;
        await linkStore.use(tx, link.id, nowMs);
        return succeed(row.id);
      }),
  };
}

export type Groups = ReturnType<typeof createGroups>;
