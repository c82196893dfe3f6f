import { afterEach, expect, test } from 'vitest';
import { accountLetters } from '#api/accounts/letter-writers.ts';
import { createSmtpCarrier } from '#api/mail/smtp-carrier.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, readable, startMailServer } from './mail-server.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P13.1 and P13.2: mails as jobs.

const FROM = 'Safeshelf <shelf@example.org>';
let app: RunningApp;
let mail: MailServer;
const begin = async () => {
  mail = await startMailServer();
  app = await startApp({ smtp: { url: mail.url, from: FROM } });
};
afterEach(async () => {
  await app.close();
  await mail.close();
});

const job = () =>
  app.db
    .prepare<[], { state: string; attempts: number; run_at: number; error: string | null; payload: string }>(
      "SELECT state, attempts, run_at, error, payload FROM jobs WHERE kind = 'mail'",
    )
    .get();
const forgot = (email: string) => new Person(app).post('/api/password/forgot', { email });

test('a letter goes out with text and HTML from one source, and fetches nothing', async () => {
  await begin();
  const { email } = await newPerson(app);
  expect((await forgot(email)).status).toBe(202);
  await eventually(() => expect(mail.taken).toHaveLength(1));
  const [{ to, text } = { to: [], text: '' }] = mail.taken;
  expect(to).toEqual([email]);
  const plain = readable(text);
  expect(plain).toContain('Content-Type: text/plain');
  expect(plain).toContain('Content-Type: text/html');
  expect(plain).toContain('prefers-color-scheme:dark');
  expect(plain).toContain('https://shelf.example.org/reset-password#');
  expect(plain).not.toMatch(/<img|<script|<link|url\(|@import/);
  // Afterwards the job only records that it was sent.
  await eventually(() => expect(job()).toMatchObject({ state: 'done', payload: '{}' }));
});

test('a mail server that refuses or drops the line is asked again, for hours, then the letter has failed', async () => {
  await begin();
  const { email } = await newPerson(app);
  mail.manners = 'refuses';
  await forgot(email);
  const waits: number[] = [];
  for (let attempt = 1; attempt < 8; attempt += 1) {
    await eventually(() => expect(job()).toMatchObject({ state: 'queued', attempts: attempt }));
    waits.push(((job()?.run_at ?? 0) - app.now()) / 60_000);
    mail.manners = attempt % 2 === 0 ? 'refuses' : 'drops the line';
    app.wait((job()?.run_at ?? 0) - app.now());
    // Any other mail wakes the job runner.
    await forgot('nobody@example.org');
    app.db.prepare("DELETE FROM jobs WHERE kind = 'mail' AND state = 'done'").run();
  }
  await eventually(() => expect(job()).toMatchObject({ state: 'failed', attempts: 8 }));
  expect(waits).toEqual([1, 5, 15, 30, 60, 120, 240]);
  // The mail server's reply named the recipient; neither the log nor the list of failed jobs does.
  expect(job()?.error).toMatch(/The mail server did not accept a message/);
  expect(job()?.error).not.toContain(email);
  expect(app.lines.join('')).not.toContain(email);
  expect(mail.taken).toEqual([]);
});

test('a refused letter arrives once the mail server is back, with a link that is fresh', async () => {
  await begin();
  const { email } = await newPerson(app);
  mail.manners = 'refuses';
  await forgot(email);
  await eventually(() => expect(job()).toMatchObject({ state: 'queued', attempts: 1 }));
  mail.manners = 'takes';
  app.wait(2 * 3_600_000);
  await forgot('nobody@example.org');
  await eventually(() => expect(mail.taken).toHaveLength(1));
});

test('a mail server that says nothing is given up, and nobody waits for it meanwhile', async () => {
  await begin();
  const person = await newPerson(app);
  mail.manners = 'says nothing';
  const patience = { connectMs: 200, greetingMs: 200, silenceMs: 200 };
  const writers = accountLetters(app.database, 'https://shelf.example.org');
  const carrier = createSmtpCarrier({ url: mail.url, from: FROM }, writers, app.now, patience);
  const letter = { kind: 'reset', data: { email: person.email } };
  await expect(carrier.carry(letter, 'one', new AbortController().signal)).rejects.toThrow(/did not accept a message/);
  await forgot(person.email);
  expect((await person.get('/api/user')).status).toBe(200);
  expect((await person.post('/api/scan', { barcode: '2000000000015' })).status).toBe(200);
});

test('a letter that is sent twice has one message id', async () => {
  await begin();
  const { email } = await newPerson(app);
  const writers = accountLetters(app.database, 'https://shelf.example.org');
  const carrier = createSmtpCarrier({ url: mail.url, from: FROM }, writers, app.now);
  const letter = { kind: 'reset', data: { email } };
  for (const _ of [1, 2]) await carrier.carry(letter, 'the same job', new AbortController().signal);
  const ids = mail.taken.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(ids[1]).toBe(ids[0]);
});
