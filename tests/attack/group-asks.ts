import { randomUUID } from 'node:crypto';
import { CALLS } from '#domain/contract/calls.ts';
import type { Community } from './full-community.ts';

type Send<T> = (method: string, path: string, body?: unknown) => T;

const LONGEST = 'x'.repeat(4000);

/**
 * Calls about groups for `holds.ts`: with the longest texts, to the fullest group. Calls that would leave the group go
 * to groups that do not exist.
 */
export const groupAsks = <T>(send: Send<T>, { groupId, postId }: Pick<Community, 'groupId' | 'postId'>) => {
  const to = (path: string, id: string = randomUUID()) => path.replace('{id}', id);
  return {
    groups: () => send('GET', CALLS.groups.path),
    groupNews: () => send('GET', CALLS.groupNews.path),
    makeGroup: () =>
      send('POST', CALLS.makeGroup.path, {
        ...{ name: 'n'.repeat(60), about: 'a'.repeat(500), kind: 'open', symbol: 'people', yourName: 'y'.repeat(40) },
      }),
    group: () => send('GET', to(CALLS.group.path, groupId)),
    changeGroup: () => send('PATCH', to(CALLS.changeGroup.path, groupId), { about: 'a'.repeat(500) }),
    previewGroup: () => send('GET', to(CALLS.previewGroup.path, groupId)),
    joinGroup: () => send('POST', to(CALLS.joinGroup.path), { yourName: 'A' }),
    leaveGroup: () => send('POST', to(CALLS.leaveGroup.path)),
    setInGroup: () => send('PATCH', to(CALLS.setInGroup.path, groupId), { muted: true }),
    groupMembers: () => send('GET', to(CALLS.groupMembers.path, groupId)),
    setGroupRole: () => send('PUT', to(CALLS.setGroupRole.path, groupId), { userId: 'p00001', role: 'member' }),
    removeFromGroup: () => send('POST', to(CALLS.removeFromGroup.path, groupId), { userId: 'a' }),
    inviteToGroup: () => send('POST', to(CALLS.inviteToGroup.path, groupId), {}),
    askIntoGroup: () => send('POST', to(CALLS.askIntoGroup.path, groupId), { username: 'a' }),
    revokeGroupLink: () => send('DELETE', to(CALLS.revokeGroupLink.path)),
    previewGroupLink: () => send('POST', CALLS.previewGroupLink.path, { token: 'a'.repeat(43) }),
    useGroupLink: () => send('POST', CALLS.useGroupLink.path, { token: 'a'.repeat(43), yourName: 'A' }),
    groupPosts: () => send('GET', to(CALLS.groupPosts.path, groupId)),
    entryComments: () => send('GET', to(CALLS.entryComments.path, postId)),
    writeEntry: () =>
      send('POST', to(CALLS.writeEntry.path, groupId), {
        ...{ id: randomUUID(), onId: null, text: LONGEST, productId: null },
      }),
    editEntry: () => send('PATCH', to(CALLS.editEntry.path, postId), { text: LONGEST }),
    deleteEntry: () => send('DELETE', to(CALLS.deleteEntry.path, postId)),
    entryHistory: () => send('GET', to(CALLS.entryHistory.path, postId)),
    setHelpful: () => send('PUT', to(CALLS.setHelpful.path, postId), { on: true }),
    hideEntry: () => send('PUT', to(CALLS.hideEntry.path, postId), { on: false }),
    reportEntry: () => send('POST', to(CALLS.reportEntry.path, postId), { reason: 'other', words: 'x'.repeat(1000) }),
    blockPerson: () => send('PUT', to(CALLS.blockPerson.path, 'p09999'), { on: true }),
    appealDecision: () => send('POST', CALLS.appealDecision.path, { text: 'x'.repeat(1000) }),
    adminReports: () => send('GET', CALLS.adminReports.path),
    adminDecide: () => send('POST', to(CALLS.adminDecide.path), { decision: 'dismiss' }),
    adminAnswerAppeal: () => send('POST', to(CALLS.adminAnswerAppeal.path), { text: 'x', lift: false }),
  };
};
