import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colours alone: all that a second theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Chosen = { readonly type: 'tag' | 'rule'; readonly values: string[] };

async function found(page: Page, runOnly: Chosen): Promise<string[]> {
  // Legacy: no second page to put the results of frames together, since there are no frames. Half the time.
  const { violations: all } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return all.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}

/** What a person with another way of using the page would trip over, one line each. */
export const violations = (page: Page): Promise<string[]> => found(page, { type: 'tag', values: RULES });

/** The same of the colours alone, for the second theme of a page whose first one was looked at in full. */
export const colourViolations = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: COLOURS });
