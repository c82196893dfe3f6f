import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { typeCode } from './steps.ts';

const stage = setStage();

it('sends although a page that is gone has left its lock behind, as Firefox does', async () => {
  const { page, context, watch } = await stage.open();
  // The browser asks for an icon of the text file opened below, and there is none.
  watch.expectStatus(404);
  await signUp(page);
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: string };
  const gone = await context.newPage();
  await gone.goto('/robots.txt');
  // A lock held for ever by a page that never answers.
  await gone.evaluate(
    (name) =>
      new Promise<void>((held) => {
        const kept = navigator.locks.request(name, { steal: true }, () => {
          held();
          return new Promise(() => undefined);
        });
        kept.catch(() => undefined);
      }),
    `sync:${id}`,
  );
  await typeCode(page, ean13Product().digits);
  await expect.poll(async () => (await context.request.get('/api/scan/usage')).json()).toMatchObject({ scansUsed: 1 });
});
