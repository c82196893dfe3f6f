import { useLiveQuery } from 'dexie-react-hooks';
import { type Units, unitsOf } from '#domain/settings/units.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** The phone's default units, for a person who chose none. */
const unitsHere = (): Units => unitsOf(new Intl.Locale(navigator.language).region);

/** The units the person chose, on all their phones; until then this phone's default. */
export function useUnits(db: AccountDb): Units {
  const chosen = useLiveQuery(async () => (await db.preferences.get('units'))?.value, [db]);
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitsHere();
}
