import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { launchBrowser } from '#tests/support/browser.ts';

/**
 * How fast this machine's browser computes at the moment, as Lighthouse's benchmark index. A high-end desktop has 1,500
 * to 2,000, and a phone counts as four times slower than that. A mid-tier phone has 125 to 800 (Lighthouse,
 * docs/throttling.md).
 */
export async function benchmarkIndex(): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    return await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  } finally {
    await browser.close();
  }
}
