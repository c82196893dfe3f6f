import { Dice } from '../dice.ts';
import { STRATEGIES } from './strategies.ts';
import { type Account, Town } from './town.ts';

const DAY_MS = 86_400_000;

/** The result of one strategy. */
export interface Outcome {
  readonly strategy: string;
  readonly bots: number;
  readonly best: number;
  /** The most extra scans a month, of the first three bots. */
  readonly extraScans: number;
}
export interface Played {
  /** Points of the median honest family, and of the one at the lower quartile. */
  readonly median: number;
  readonly quarter: number;
  readonly outcomes: readonly Outcome[];
}
interface Plan {
  readonly seed: number;
  readonly honest: number;
  readonly bots: number;
  readonly weeks: number;
}

/**
 * Plays weeks of a server with honest families and bots. An honest family corrects a product about once a week, one
 * time in ten adding a list that was missing, shares a tip a month, and marks about two tips of others a week.
 */
export function play({ seed, honest, bots, weeks }: Plan): Played {
  const dice = new Dice(seed);
  const town = new Town();
  const begun = town.now;
  const families = Array.from({ length: honest }, (_, at) => town.join(`honest ${at}`));
  const names = Object.keys(STRATEGIES);
  const gangs = names.map((name, at): readonly [string, Account[]] => [
    name,
    STRATEGIES[name]?.join(town, `gang ${at}`, Math.floor(bots / names.length)) ?? [],
  ]);
  const tips: ReturnType<Town['share']>[] = [];
  for (let day = 0; day < weeks * 7; day += 1) {
    town.now = begun + day * DAY_MS;
    for (const family of families) {
      if (dice.roll(7) === 0) town.contribute(family, `wrong ${family.id} ${day}`, { gap: dice.roll(10) === 0 });
      if (dice.roll(30) === 0) tips.push(town.share(family, `tip of ${family.id} ${day}`));
      const tip = tips.length > 0 && dice.roll(7) < 2 ? tips[dice.roll(tips.length)] : undefined;
      if (tip) town.mark(family, tip);
      if (dice.roll(60) === 0) town.report(family, `product ${dice.roll(400)}`);
    }
    for (const [name, gang] of gangs) STRATEGIES[name]?.day(town, gang, day, dice);
    town.recall(`product ${day}`);
  }
  const points = town.points();
  const of = ({ householdId }: Account) => points.get(householdId) ?? 0;
  const sorted = families.map(of).sort((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    quarter: sorted[Math.floor(sorted.length / 4)] ?? 0,
    outcomes: gangs.map(([strategy, gang]) => ({
      ...{ strategy, bots: gang.length, best: Math.max(...gang.map(of)) },
      extraScans: Math.max(...gang.slice(0, 3).map(({ householdId }) => town.extraScans(householdId))),
    })),
  };
}
