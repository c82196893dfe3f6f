import type { Member } from '#domain/households/household.ts';
import { type Result, succeed } from '#domain/problem.ts';
import type { Client, Step } from '#web/offline/client.ts';
import { type MemberDraft, memberChanges } from './member-draft.ts';

/** A member as the person sees them, with the server revision that this view is based on. */
export type SeenMember = Member & { readonly rev?: number };

/**
 * Saves a member with all changes in one transaction, so that closing the page meanwhile cannot leave a child without
 * their asthma.
 * @param before the member when the form was opened; null for a new one
 * @returns the member's id, or the problem that the person has to correct
 */
export async function saveMember(
  client: Client,
  before: SeenMember | null,
  draft: MemberDraft,
): Promise<Result<string>> {
  const entityId = before?.id ?? client.newId();
  const seenRev = before?.rev;
  const { edit, added, removed } = memberChanges(before, draft);
  const { name, ageGroup, pregnant, dueOn } = draft;
  const steps: Step[] = [
    ...(before ? [] : [{ type: 'member.create' as const, entityId, payload: { name, ageGroup, pregnant, dueOn } }]),
    ...(edit ? [{ type: 'member.edit' as const, entityId, payload: edit, seenRev }] : []),
    ...added.map((payload) => ({ type: 'member.addElement' as const, entityId, payload })),
    ...removed.map((payload) => ({ type: 'member.removeElement' as const, entityId, payload, seenRev })),
  ];
  const done = await client.performAll(steps);
  return done.ok ? succeed(entityId) : done;
}
