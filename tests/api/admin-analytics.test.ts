import { afterAll, beforeAll, test } from 'vitest';
import { type RunningApp, startApp } from './start-app.ts';
import { ADMINISTRATOR, expectFiguresWithheld } from './usage-figures.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ firstAdministrator: ADMINISTRATOR });
});
afterAll(() => app.close());

test('an administrator reads figures of five households and five visits, and nothing less (product P17.33)', () =>
  expectFiguresWithheld(app));
