import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_PAGES } from '#domain/open-pages/app-pages.ts';
import { WORD_PAGES } from '#domain/open-pages/word-pages.ts';
import { type RunningApp, startApp } from './start-app.ts';

let named: RunningApp;
let unnamed: RunningApp;
beforeAll(async () => {
  const operator = {
    name: 'Maya & Jonas <Example>',
    address: '1 Shelf Lane',
    email: 'help@example.org',
    authority: 'The Example Authority',
  };
  named = await startApp({ operator });
  unnamed = await startApp();
});
afterAll(async () => {
  await named.close();
  await unnamed.close();
});

const text = async (app: RunningApp, path: string): Promise<string> => {
  const reply = await fetch(app.url + path, { headers: { accept: 'text/html' } });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.text();
};

test('the legal pages name who runs the server, and what nobody filled in (product P20.7)', async () => {
  for (const path of ['/privacy', '/terms', '/gdpr']) {
    const page = await text(named, path);
    for (const words of [
      'Maya &amp; Jonas &lt;Example&gt;',
      '1 Shelf Lane',
      'help@example.org',
      'The Example Authority',
    ]) {
      expect([path, page.includes(words)]).toEqual([path, true]);
    }
    expect(page).not.toContain('Not given.');
    expect((await text(unnamed, path)).match(/Not given\./g)).toHaveLength(4);
  }
});

test('every page of words can be read without a script (product P20.9)', async () => {
  for (const path of Object.keys(WORD_PAGES)) {
    const page = await text(named, path);
    expect([path, /<h1/.test(page), / style="/.test(page)]).toEqual([path, true, false]);
  }
});

test('screens of the app that are open to everybody have words of their own (product P20.10)', async () => {
  for (const [path, { title }] of Object.entries(APP_PAGES)) expect(await text(named, path)).toContain(title);
});
