import { randomUUID } from 'node:crypto';
import { addToGroup, startGroup } from '../../api/group-people.ts';
import { newPerson, type Reply } from '../../api/person.ts';
import { startApp } from '../../api/start-app.ts';

// A group of 10,000 members and 100,000 posts, as a member's phone requests it over HTTP: `npm run -s large-group`.

const MEMBERS = 10_000;
const POSTS = 100_000;
const COMMENTS = 100_000;
const MARKS = 50_000;
const ROUNDS = 200;
const AIM_MS = 50;
const HOUR = 3_600_000;

const app = await startApp({ rateLimitFactor: 100_000 });
const [owner, member] = [await newPerson(app), await newPerson(app)];
app.wait(4 * 24 * HOUR);
const groupId = await startGroup(owner, 'invitation', 'Everybody');
await addToGroup(groupId, owner, member);

console.log(`Filling a group: ${MEMBERS} members, ${POSTS} posts, ${COMMENTS} comments, ${MARKS} marks.`);
const people = Array.from({ length: MEMBERS }, (_, at) => `member-${at}`);
const posts = Array.from({ length: POSTS }, () => randomUUID());
const start = app.now() - 30 * 24 * HOUR;
app.db.transaction(() => {
  const user = app.db.prepare(
    "INSERT INTO users (id, email, username, password_hash, has_onboarded, created_at) VALUES (?, ?, ?, '', 1, 0)",
  );
  const inside = app.db.prepare(
    "INSERT INTO group_members (group_id, user_id, role, state, name, since, shape) VALUES (?, ?, 'member', 'active', ?, ?, ?)",
  );
  for (const [at, id] of people.entries()) {
    user.run(id, `${id}@example.org`, id);
    inside.run(groupId, id, `Member ${at}`, start, `member${at}`);
  }
  const entry = app.db.prepare(
    'INSERT INTO group_entries (id, group_id, on_id, author_id, text, written_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const text = 'Which soap do you use for a child with dry skin? Ours has a strong scent. '.repeat(3);
  for (const [at, id] of posts.entries()) entry.run(id, groupId, null, people[at % MEMBERS], text, start + at * 20_000);
  for (let at = 0; at < COMMENTS; at += 1) {
    const on = POSTS - 1 - (at % (POSTS / 4));
    entry.run(randomUUID(), groupId, posts[on], people[(at * 7) % MEMBERS], 'The one without perfume.', app.now() - at);
  }
  const mark = app.db.prepare('INSERT OR IGNORE INTO group_helpful VALUES (?, ?, ?)');
  for (let at = 0; at < MARKS; at += 1) mark.run(posts[POSTS - 1 - (at % 20_000)], people[(at * 13) % MEMBERS], start);
})();

// Connections that were open while the group was filled have been closed meanwhile.
await member.get('/api/user').catch(() => null);

/** Repeats a request. @returns the times in milliseconds, shortest first */
async function timed(ask: (round: number) => Promise<Reply>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { status } = await ask(round);
    times.push(performance.now() - begun);
    if (status >= 300) throw new Error(`Answered ${status}.`);
  }
  return times.sort((one, other) => one - other);
}
let before: string | null = null;
const measured: Readonly<Record<string, number[]>> = {
  'open: the group': await timed(() => member.get(`/api/groups/${groupId}`)),
  'open: its newest posts with comments': await timed(() => member.get(`/api/groups/${groupId}/posts`)),
  'scroll: the posts before': await timed(async () => {
    const reply = await member.get(
      `/api/groups/${groupId}/posts${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    );
    before = (reply.body as { next: string | null }).next;
    return reply;
  }),
  'the list of members': await timed(() => member.get(`/api/groups/${groupId}/members`)),
  'all groups of the person': await timed(() => member.get('/api/groups')),
  post: await timed((round) => {
    // Nobody may write more than sixty an hour.
    app.wait(HOUR / 50);
    const body = { id: randomUUID(), onId: null, text: `Post ${round}`, productId: null };
    return member.post(`/api/groups/${groupId}/entries`, body);
  }),
};
const at = (times: readonly number[], share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
for (const [what, times] of Object.entries(measured)) {
  const p95 = Number(at(times, 0.95));
  console.log(`${what}: middle ${at(times, 0.5)} ms, p95 ${p95} ms (aim ${AIM_MS}${p95 > AIM_MS ? ', MISSED' : ''})`);
}
await app.close();
