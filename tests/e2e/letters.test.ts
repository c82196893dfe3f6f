import { expect, it } from 'vitest';
import * as account from '#domain/accounts/letters.ts';
import { newsLetter } from '#domain/delivery/news-letter.ts';
import { contactLetter } from '#domain/help/contact-letter.ts';
import { drawHtml } from '#domain/mail/draw-html.ts';
import type { LetterContent } from '#domain/mail/letter.ts';
import { setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';

const stage = setStage();

const HOME = 'https://shelf.example.org';
const NAME = 'Maya';
const LINK = `${HOME}/reset-password#${'a'.repeat(43)}`;
/** Ignores missing landmarks: an e-mail is shown inside a mail program's page, which has them. */
const isOfAMessage = (fault: string) => !/^(?:region|landmark-one-main)\b/.test(fault);
/** Every e-mail that the server writes. */
const LETTERS: Readonly<Record<string, LetterContent>> = {
  reset: account.resetLetter(NAME, LINK),
  'password-changed': account.passwordChangedLetter(NAME, HOME),
  confirm: account.confirmLetter(NAME, LINK),
  'email-changed': account.emailChangedLetter(NAME, HOME),
  'second-step-on': account.secondStepOnLetter(NAME, HOME),
  'second-step-off': account.secondStepOffLetter(NAME, HOME),
  'recovery-code-used': account.recoveryCodeUsedLetter(NAME, HOME),
  'export-ready': account.exportReadyLetter(NAME, HOME),
  'passkey-added': account.passkeyAddedLetter(NAME, HOME),
  'passkey-removed': account.passkeyRemovedLetter(NAME, HOME),
  'deletion-asked': account.deletionAskedLetter(NAME, HOME, '2026-12-12'),
  'deletion-called-off': account.deletionCalledOffLetter(NAME, HOME),
  news: newsLetter(NAME, HOME),
  contact: contactLetter(HOME),
};

it('every message can be read on a small phone, in the light and in the dark (product P13.2)', async () => {
  const written = Object.keys(account).filter((name) => name.endsWith('Letter'));
  expect(Object.keys(LETTERS), 'each of them is looked at').toHaveLength(written.length + 2);
  const { page } = await stage.open({ viewport: { width: 320, height: 640 }, colorScheme: 'light' });
  const faults: string[] = [];
  for (const [name, content] of Object.entries(LETTERS)) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setContent(drawHtml(content));
    faults.push(...(await violations(page)).filter(isOfAMessage).map((one) => `${name}: ${one}`));
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) faults.push(`${name}: ${excess} px too wide`);
    const [light, dark] = [await page.evaluate(background), await inTheDark()];
    if (light === dark) faults.push(`${name}: the same in the dark`);
    faults.push(...(await colourViolations(page)).map((one) => `${name}, dark: ${one}`));
  }
  expect(faults).toEqual([]);

  async function inTheDark(): Promise<string> {
    await page.emulateMedia({ colorScheme: 'dark' });
    return page.evaluate(background);
  }
  function background(): string {
    return getComputedStyle(document.body).backgroundColor;
  }
});
