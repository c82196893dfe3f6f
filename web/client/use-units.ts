import { useLiveQuery } from 'dexie-react-hooks';
import { type Units, unitsOf } from '#domain/settings/units.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** The units of this phone, for whoever chose none. */
const unitsHere = (): Units => unitsOf(new Intl.Locale(navigator.language).region);

/** How the person reads weights, on all their phones; as this phone does until they choose. */
export function useUnits(db: AccountDb): Units {
  const chosen = useLiveQuery(async () => (await db.preferences.get('units'))?.value, [db]);
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitsHere();
}
