import { expect, it } from 'vitest';
import { afterSchemas } from '#web/client/make-schemas.ts';

it('begins each of several that waited in a task of its own, once the schemas are made', async () => {
  let begun = 0;
  let withinAnother = 0;
  let busy = false;
  const load = afterSchemas(async () => {
    begun += 1;
    if (busy) withinAnother += 1;
    busy = true;
    // Stay busy over many microtasks: all of them run within the current task.
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    busy = false;
    return 'code';
  });
  expect(await Promise.all([load(), load(), load()])).toEqual(['code', 'code', 'code']);
  expect([begun, withinAnother]).toEqual([3, 0]);
});
