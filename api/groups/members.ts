import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { MOST_ASKED, mayBeAskedAgain } from '#domain/groups/entry-bounds.ts';
import { MOST_GROUP_LINKS } from '#domain/groups/group-invitation.ts';
import type { GroupLink, MembersAnswer } from '#domain/groups/member-calls.ts';
import { type GroupAct, type GroupRole, mayAct, noSuchGroup, outranks } from '#domain/groups/roles.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { groupStore } from './group-store.ts';
import { type Person, takesPart } from './groups.ts';
import { linkStore } from './link-store.ts';
import { type MemberRow, memberStore } from './member-store.ts';
import { moderationStore } from './moderation-store.ts';

const BY_USERNAME = statement((q, { username }: { username: string }) =>
  q.selectFrom('users').select(['id', 'username']).where('username', '=', username),
);

const noSuchMember = () => fail('NOT_FOUND', 'This person is not in the group.');

/** The members of a group and how they change (product P22.2 and P22.3). */
export function createMembers({ reader, writes }: Database) {
  /** Runs a change if the person may make it. */
  const as = <T>(
    person: Person,
    groupId: string,
    act: GroupAct,
    work: (tx: Tx, you: MemberRow) => Promise<Result<T>>,
  ): Promise<Result<T>> =>
    writes.run(async (tx) => {
      const you = await memberStore.one(tx, groupId, person.id);
      const allowed = mayAct(you, act);
      if (!allowed.ok || !you) return allowed.ok ? noSuchGroup() : allowed;
      return work(tx, you);
    });

  return {
    list: (person: Person, groupId: string, after: string | null, nowMs: number): Promise<Result<MembersAnswer>> =>
      reader.snapshot(async (reads) => {
        const you = await memberStore.one(reads, groupId, person.id);
        const allowed = mayAct(you, 'read');
        if (!allowed.ok) return allowed;
        const { members, next } = await memberStore.part(reads, groupId, person.id, after);
        const links = mayAct(you, 'invite').ok ? await linkStore.open(reads, groupId, nowMs) : [];
        return succeed({
          members: members.map(({ id, name, role, since, blocked_at }) => ({
            ...{ id, name, role: role as GroupRole, since },
            ...{ you: id === person.id, blocked: blocked_at !== null },
          })),
          next,
          links,
        });
      }),

    setRole: (person: Person, groupId: string, userId: string, role: GroupRole, nowMs: number) =>
      as(person, groupId, role === 'owner' ? 'handOver' : 'setRole', async (tx): Promise<Result<void>> => {
        if (userId === person.id) return fail('CONFLICT', 'Hand the group over to someone else instead.');
        if (!(await memberStore.setRole(tx, groupId, userId, role))) return noSuchMember();
        if (role === 'owner') await memberStore.setRole(tx, groupId, person.id, 'moderator');
        if (role === 'member') await linkStore.revokeOf(tx, groupId, userId, nowMs);
        await groupStore.touch(tx, groupId);
        return succeed(undefined);
      }),

    remove: (person: Person, groupId: string, userId: string, nowMs: number) =>
      as(person, groupId, 'remove', async (tx, you): Promise<Result<void>> => {
        const them = await memberStore.one(tx, groupId, userId);
        if (them?.state !== 'active') return noSuchMember();
        if (!outranks(you.role, them.role)) return fail('FORBIDDEN', 'You can only remove members with a lower role.');
        await memberStore.end(tx, groupId, userId, 'removed', nowMs);
        await linkStore.revokeOf(tx, groupId, userId, nowMs);
        await groupStore.touch(tx, groupId, userId);
        return succeed(undefined);
      }),

    invite: (person: Person, groupId: string, most: number, nowMs: number) =>
      as(person, groupId, 'invite', async (tx, you): Promise<Result<GroupLink & { readonly token: string }>> => {
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        if ((await linkStore.open(tx, groupId, nowMs)).length >= MOST_GROUP_LINKS) {
          return fail('CONFLICT', 'There are too many active links. Revoke one first.');
        }
        return succeed({ ...(await linkStore.make(tx, groupId, person.id, most, nowMs)), by: you.name });
      }),

    /** The answer does not show whether the person exists or is a member, so that usernames cannot be probed. */
    ask: (person: Person, groupId: string, username: string, nowMs: number) =>
      as(person, groupId, 'invite', async (tx): Promise<Result<void>> => {
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        const found = await tx.first(BY_USERNAME, { username });
        const them = found && (await memberStore.one(tx, groupId, found.id));
        if (!found || them?.state === 'active' || them?.state === 'invited') return succeed(undefined);
        // People who declined, or who blocked the inviter, are not invited, and the inviter does not learn of it.
        if (them?.state === 'left' && !mayBeAskedAgain(them.since, nowMs)) return succeed(undefined);
        if (await moderationStore.hasBlocked(tx, found.id, person.id)) return succeed(undefined);
        if ((await memberStore.asked(tx, groupId)) >= MOST_ASKED) {
          return fail('CONFLICT', 'Many people you invited have not answered yet. Wait for them first.');
        }
        await memberStore.put(tx, {
          ...{ groupId, userId: found.id, role: 'member', state: 'invited', name: found.username },
          ...{ since: nowMs, invitedBy: person.id },
        });
        await groupStore.touch(tx, groupId, found.id);
        return succeed(undefined);
      }),

    async revoke(person: Person, id: string, nowMs: number): Promise<Result<void>> {
      const groupId = await linkStore.groupOf(reader, id);
      const gone = () => fail('NOT_FOUND', 'This link was already revoked, or is not yours to revoke.');
      if (groupId === null) return gone();
      const done = await as(person, groupId, 'invite', async (tx): Promise<Result<void>> => {
        return (await linkStore.revoke(tx, groupId, id, nowMs)) ? succeed(undefined) : gone();
      });
      // The same answer for a link they may not revoke and for one that never existed.
      return done.ok ? done : gone();
    },
  };
}

export type Members = ReturnType<typeof createMembers>;
