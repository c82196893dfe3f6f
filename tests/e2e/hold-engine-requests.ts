import type { Page } from 'playwright';

/**
 * Holds back the page's requests to the engine, as on a phone that is busy or opens its knowledge for the first time.
 * @returns a function that releases all held and later requests of this page
 */
export async function holdEngineRequests(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let held = true;
    const Own = Worker;
    window.Worker = class extends Own {
      readonly engine: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.engine = options?.name === 'engine';
      }
      override postMessage(message: unknown) {
        if (held && this.engine) waiting.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    addEventListener('go-on', () => {
      held = false;
      for (const send of waiting.splice(0)) send();
    });
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
  };
}
