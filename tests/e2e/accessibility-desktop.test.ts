import { expect, it } from 'vitest';
import { DESKTOP, faultsOfScreens } from './accessible-screens.ts';
import { setStage } from './app.ts';

const stage = setStage();

it('every screen is accessible on a desktop, stands still and fits', async () => {
  const faults = await faultsOfScreens(stage, DESKTOP);
  expect(faults, JSON.stringify(faults)).toEqual({});
});
