import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type GroupAnswer, GroupsAnswer } from '#domain/groups/group-calls.ts';
import { type Entry, type Post, PostsAnswer } from '#domain/groups/post-calls.ts';
import type { Person, Reply } from './person.ts';

// What members of groups do, using the calls of their phones.

const KIND = { about: 'What we find in shops.', symbol: 'people' } as const;

/** Creates a group. @returns its id */
export async function startGroup(owner: Person, kind: 'open' | 'invitation' = 'invitation', name = 'Bridge Street') {
  const made = await owner.post('/api/groups', { ...KIND, name, kind, yourName: 'Noor' });
  expect([made.status, made.body]).toMatchObject([201, {}]);
  owner.app.wait(60_000);
  return (made.body as { id: string }).id;
}

/** Creates an invitation link. @returns its id and token */
export async function linkInto(groupId: string, by: Person, most = 5): Promise<{ id: string; token: string }> {
  const link = await by.post(`/api/groups/${groupId}/links`, { most });
  expect(link.status).toBe(201);
  return link.body as { id: string; token: string };
}

/** Adds somebody to the group through a link of the owner. */
export async function addToGroup(groupId: string, owner: Person, who: Person, yourName = 'Tom'): Promise<void> {
  const { token } = await linkInto(groupId, owner);
  expect((await who.post('/api/groups/links/use', { token, yourName })).status).toBe(200);
  owner.app.wait(60_000);
}

/** Writes a post, or a comment. @returns the answer, and the id that the phone chose */
export async function write(
  groupId: string,
  who: Person,
  text: string,
  more: { id?: string; onId?: string | null; productId?: string | null } = {},
): Promise<Reply & { readonly id: string }> {
  const id = more.id ?? randomUUID();
  const body = { onId: null, productId: null, ...more, id, text };
  const reply = await who.post(`/api/groups/${groupId}/entries`, body);
  who.app.wait(1000);
  return { ...reply, id };
}

/** The posts visible to a person. */
export async function posts(groupId: string, who: Person): Promise<Post[]> {
  const reply = await who.get(`/api/groups/${groupId}/posts`);
  expect(reply.status).toBe(200);
  return PostsAnswer.parse(reply.body).posts;
}

/** The comments sent along with the newest post. */
export const firstComments = async (groupId: string, who: Person): Promise<Entry[]> =>
  (await posts(groupId, who))[0]?.firstComments ?? [];

export const groupsOf = async (who: Person): Promise<GroupsAnswer> =>
  GroupsAnswer.parse((await who.get('/api/groups')).body);

export const groupOf = async (groupId: string, who: Person): Promise<GroupAnswer> =>
  (await who.get(`/api/groups/${groupId}`)).body as GroupAnswer;
