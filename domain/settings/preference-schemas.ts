import type { EntitySchemas } from '../sync/rule.ts';
import { Preference, PreferenceSetting } from './preference.ts';

export const PREFERENCE = {
  data: Preference,
  operations: { 'preferences.set': PreferenceSetting },
} as const satisfies EntitySchemas;
