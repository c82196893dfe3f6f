import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colours alone: all that a second theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The program that looks, put into each document once: there are no frames that would need it too. */
const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

async function found(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(PROGRAM);
  const all = await page.evaluate(async (chosen) => {
    // A colour on its way to another is none that anybody reads. What stands still or never ends is left as it is.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    for (const one of ending) one.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
    if (!window.axe) throw new Error('axe did not start in this document.');
    return (await window.axe.run(document, { runOnly: chosen, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return all.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}

/** What a person with another way of using the page would trip over, one line each. */
export const violations = (page: Page): Promise<string[]> => found(page, { type: 'tag', values: RULES });

/** The same of the colours alone, for the second theme of a page whose first one was looked at in full. */
export const colourViolations = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: COLOURS });
