import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours alone, which is all that a second theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The source of axe, injected once into each document. There are no frames that would need it too. */
const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

async function found(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(PROGRAM);
  const all = await page.evaluate(async (chosen) => {
    // Nobody reads a colour in mid-transition, so finish running animations. Paused and endless ones are left alone.
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

/** Accessibility violations of the page, one line each. */
export const violations = (page: Page): Promise<string[]> => found(page, { type: 'tag', values: RULES });

/** Violations of the colour rules alone, for the second theme of a page whose first theme was checked in full. */
export const colourViolations = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: COLOURS });
