import { expect, it } from 'vitest';
import { faultsOfScreens } from './accessible-screens.ts';
import { PHONE, setStage } from './app.ts';

const stage = setStage();

it('every screen is accessible on a phone, stands still and fits', async () => {
  const faults = await faultsOfScreens(stage, PHONE);
  expect(faults, JSON.stringify(faults)).toEqual({});
});
