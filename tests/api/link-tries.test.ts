import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer, tokenIn } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.5, P2.2.10, P2.2.11 and P2.9.3: links that are guessed, reused, used late or opened by a mail program.

let app: RunningApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ smtp: { url: mail.url, from: 'shelf@example.org' }, tier: 'family' });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const HOUR = 3_600_000;
/** Number of wrong tokens tried for each kind of link. */
const GUESSES = 120;

interface Link {
  readonly page: string;
  readonly lastsMs: number;
  readonly done: number;
  /** Creates a link for a new person. @returns the token that the person gets */
  make(): Promise<string>;
  /** Uses a link on a device where its person never was. @returns the status */
  use(token: string): Promise<number>;
}

/** Has a mail sent and opens it. @returns the token of its link */
async function letter(email: string, page: string, ask: () => Promise<unknown>): Promise<string> {
  const sent = () => mail.taken.filter(({ to, text }) => to.includes(email) && text.includes('Subject:'));
  const before = sent().length;
  await ask();
  await eventually(() => expect(sent().length).toBeGreaterThan(before));
  return tokenIn(sent().at(-1)?.text ?? '', page);
}

const confirm = async (token: string) => (await new Person(app).post('/api/email/confirm', { token })).status;

const LINKS: Readonly<Record<string, Link>> = {
  'a new password': {
    page: '/reset-password',
    lastsMs: HOUR / 2,
    done: 204,
    make: async () => {
      const { email } = await newPerson(app);
      return letter(email, 'reset-password', () => new Person(app).post('/api/password/forgot', { email }));
    },
    use: async (token) =>
      (await new Person(app).post('/api/password/reset', { token, password: 'seven quiet otters swim' })).status,
  },
  'a confirmed address': {
    page: '/confirm-email',
    lastsMs: 24 * HOUR,
    done: 204,
    make: async () => {
      const person = await newPerson(app);
      return letter(person.email, 'confirm-email', () => person.post('/api/account/email/confirmation'));
    },
    use: confirm,
  },
  'another address': {
    page: '/confirm-email',
    lastsMs: 24 * HOUR,
    done: 204,
    make: async () => {
      const person = await newPerson(app);
      const email = `new-${person.email}`;
      return letter(email, 'confirm-email', () => person.post('/api/account/email', { email, password: PASSWORD }));
    },
    use: confirm,
  },
  'an invitation': {
    page: '/join',
    lastsMs: 7 * 24 * HOUR,
    done: 200,
    make: async () => {
      const { body } = await (await newPerson(app)).post('/api/household/invitations');
      return (body as { token: string }).token;
    },
    use: async (token) => (await (await newPerson(app)).post('/api/invitations/accept', { token })).status,
  },
};

/** Wrong tokens: random ones, the right one with one character changed, and valid ones of other kinds. */
const guesses = (token: string, others: readonly string[]): string[] => {
  const near = Array.from({ length: token.length }, (_, at) => {
    // The last of 43 characters carries only four bits, so several decode to the same bytes: the text must match.
    const other = token[at] === 'A' ? 'B' : 'A';
    return token.slice(0, at) + other + token.slice(at + 1);
  });
  const any = () => randomBytes(32).toString('base64url');
  return [...others, ...near, ...Array.from({ length: GUESSES - near.length - others.length }, any)];
};

test('of more than 500 tries of links that are not theirs, no longer theirs or only opened, none succeeds', async () => {
  const live = new Map<string, string>();
  for (const [kind, link] of Object.entries(LINKS)) live.set(kind, await link.make());
  // One signed-in person is enough for guessing: a wrong token is wrong for everybody.
  const guesser = await newPerson(app);
  const tries: { kind: string; way: string; status: number }[] = [];
  for (const [kind, link] of Object.entries(LINKS)) {
    const token = live.get(kind) ?? '';
    const tried = async (way: string, use: () => Promise<number>) => tries.push({ kind, way, status: await use() });
    const mine = (one: string) =>
      link.page === '/join'
        ? guesser.post('/api/invitations/accept', { token: one }).then(({ status }) => status)
        : link.use(one);

    const others = [...live].filter(([of]) => LINKS[of]?.page !== link.page).map(([, one]) => one);
    for (const one of guesses(token, others)) await tried('guessed', () => mine(one));

    // A mail program that opens every link, and a token in a place where a server would see it.
    for (const path of [link.page, `${link.page}?token=${token}`, `/api/email/confirm?token=${token}`]) {
      for (const method of ['GET', 'HEAD']) await new Person(app).send(method, path);
    }
    expect(await link.use(token), `${kind}, on another device, after all of that`).toBe(link.done);
    for (let again = 0; again < 5; again += 1) await tried('used again', () => link.use(token));
  }
  for (const [kind, link] of Object.entries(LINKS)) {
    const late = await link.make();
    app.wait(link.lastsMs);
    for (let again = 0; again < 3; again += 1) {
      tries.push({ kind, way: 'too late', status: await link.use(late) });
    }
  }
  expect(tries.length).toBeGreaterThan(500);
  expect(tries.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
});
