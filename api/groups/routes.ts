import { type Result, succeed } from '#domain/problem.ts';
import type { Session } from '../http/caller.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import type { Entries } from './entries.ts';
import type { Groups, Person } from './groups.ts';
import type { Members } from './members.ts';
import type { Moderation } from './moderation.ts';

type Names =
  | 'groups'
  | 'groupNews'
  | 'makeGroup'
  | 'group'
  | 'changeGroup'
  | 'previewGroup'
  | 'joinGroup'
  | 'leaveGroup'
  | 'setInGroup'
  | 'groupMembers'
  | 'setGroupRole'
  | 'removeFromGroup'
  | 'inviteToGroup'
  | 'askIntoGroup'
  | 'revokeGroupLink'
  | 'previewGroupLink'
  | 'useGroupLink'
  | 'groupPosts'
  | 'entryComments'
  | 'writeEntry'
  | 'editEntry'
  | 'deleteEntry'
  | 'entryHistory'
  | 'setHelpful'
  | 'hideEntry'
  | 'reportEntry'
  | 'blockPerson'
  | 'appealDecision'
  | 'adminReports'
  | 'adminDecide'
  | 'adminAnswerAppeal';

const who = ({ user, tier }: Session): Person => ({ id: user.id, name: user.firstName || user.username, tier });
const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);
const told = <T>(result: Result<T>, status = 200): Result<Answer> =>
  result.ok ? answer(status, result.value) : result;
const named = (result: Result<string>, status = 200): Result<Answer> =>
  result.ok ? answer(status, { id: result.value }) : result;

/** Groups, and the operator's decisions about them. */
export const groupRoutes = (
  groups: Groups,
  members: Members,
  entries: Entries,
  moderation: Moderation,
): Handlers<Names> => ({
  groupNews: async ({ session }) => answer(200, await groups.news(session.user.id)),
  groups: async ({ session, nowMs }) => answer(200, await groups.list(who(session), nowMs)),
  makeGroup: async ({ session, body, nowMs }) => named(await groups.make(who(session), body, nowMs), 201),
  group: async ({ session, params }) => told(await groups.show(who(session), params.id ?? '')),
  changeGroup: async ({ session, params, body, nowMs }) =>
    empty(await groups.change(who(session), params.id ?? '', body, nowMs)),
  previewGroup: async ({ session, params, nowMs }) => told(await groups.preview(who(session), params.id ?? '', nowMs)),
  joinGroup: async ({ session, params, body, nowMs }) =>
    named(await groups.join(who(session), params.id ?? '', body.yourName, nowMs)),
  leaveGroup: async ({ session, params, nowMs }) => empty(await groups.leave(who(session), params.id ?? '', nowMs)),
  setInGroup: async ({ session, params, body, nowMs }) =>
    empty(await groups.setOwn(who(session), params.id ?? '', body, nowMs)),
  groupMembers: async ({ session, params, query, nowMs }) =>
    told(await members.list(who(session), params.id ?? '', query.after ?? null, nowMs)),
  setGroupRole: async ({ session, params, body, nowMs }) =>
    empty(await members.setRole(who(session), params.id ?? '', body.userId, body.role, nowMs)),
  removeFromGroup: async ({ session, params, body, nowMs }) =>
    empty(await members.remove(who(session), params.id ?? '', body.userId, nowMs)),
  inviteToGroup: async ({ session, params, body, nowMs }) =>
    told(await members.invite(who(session), params.id ?? '', body.most, nowMs), 201),
  askIntoGroup: async ({ session, params, body, nowMs }) =>
    empty(await members.ask(who(session), params.id ?? '', body.username, nowMs)),
  revokeGroupLink: async ({ session, params, nowMs }) =>
    empty(await members.revoke(who(session), params.id ?? '', nowMs)),
  previewGroupLink: async ({ body, nowMs }) => told(await groups.previewLink(body.token, nowMs)),
  useGroupLink: async ({ session, body, nowMs }) =>
    named(await groups.useLink(who(session), body.token, body.yourName, nowMs)),
  groupPosts: async ({ session, params, query }) =>
    told(await entries.posts(who(session), params.id ?? '', query.before)),
  entryComments: async ({ session, params, query }) =>
    told(await entries.comments(who(session), params.id ?? '', query.after)),
  writeEntry: async ({ session, params, body, nowMs }) =>
    told(await entries.write(who(session), params.id ?? '', body, nowMs)),
  editEntry: async ({ session, params, body, nowMs }) =>
    empty(await entries.edit(who(session), params.id ?? '', body.text, nowMs)),
  deleteEntry: async ({ session, params, nowMs }) => empty(await entries.delete(who(session), params.id ?? '', nowMs)),
  entryHistory: async ({ session, params }) => {
    const versions = await entries.history(who(session), params.id ?? '');
    return versions.ok ? answer(200, { versions: versions.value }) : versions;
  },
  setHelpful: async ({ session, params, body, nowMs }) =>
    empty(await entries.setHelpful(who(session), params.id ?? '', body.on, nowMs)),
  hideEntry: async ({ session, params, body, nowMs }) =>
    empty(await entries.hide(who(session), params.id ?? '', body.on, body.why, nowMs)),
  reportEntry: async ({ session, params, body, nowMs }) =>
    empty(await moderation.report(who(session), params.id ?? '', body.reason, body.words, nowMs)),
  blockPerson: async ({ session, params, body, nowMs }) =>
    empty(await moderation.block(who(session), params.id ?? '', body.on, nowMs)),
  appealDecision: async ({ session, body, nowMs }) => empty(await moderation.appeal(who(session), body.text, nowMs)),
  adminReports: async () => answer(200, await moderation.queue()),
  adminDecide: async ({ caller, params, body, nowMs }) =>
    empty(await moderation.decide(caller.administratorId, params.id ?? '', body, nowMs)),
  adminAnswerAppeal: async ({ caller, params, body, nowMs }) =>
    empty(await moderation.answerAppeal(caller.administratorId, params.id ?? '', body.text, body.lift, nowMs)),
});
