import type { Member } from '#domain/households/household.ts';
import { type Problem, type Result, succeed } from '#domain/problem.ts';
import type { Client } from '#web/offline/client.ts';
import { type MemberDraft, memberChanges } from './member-draft.ts';

/** A member as a person sees them, with the server's revision it rests on. */
export type SeenMember = Member & { readonly rev?: number };

/**
 * Writes a member and everything that changed about it, in order. Stops at the first problem and hands it back.
 * @param before the member as it was when the form opened; null for a new one
 */
export async function saveMember(
  client: Client,
  before: SeenMember | null,
  draft: MemberDraft,
): Promise<Result<string>> {
  const id = before?.id ?? client.newId();
  const { edit, added, removed } = memberChanges(before, draft);
  const problems: Problem[] = [];
  const step = async (work: () => Promise<Result<unknown>>) => {
    if (problems.length > 0) return;
    const done = await work();
    if (!done.ok) problems.push(done.problem);
  };
  if (!before) {
    const { name, ageGroup, pregnant, dueOn } = draft;
    await step(() => client.perform('member.create', id, { name, ageGroup, pregnant, dueOn }));
  }
  if (edit) await step(() => client.perform('member.edit', id, edit, before?.rev));
  for (const element of added) await step(() => client.perform('member.addElement', id, element));
  for (const element of removed) await step(() => client.perform('member.removeElement', id, element, before?.rev));
  const problem = problems[0];
  return problem ? { ok: false, problem } : succeed(id);
}
