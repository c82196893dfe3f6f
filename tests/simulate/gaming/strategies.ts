import type { Dice } from '../dice.ts';
import type { Account, Town } from './town.ts';

/** What a gang of bots does on one day. The others work for the first of them. */
type Day = (town: Town, gang: readonly Account[], day: number, dice: Dice) => void;
interface Strategy {
  /** How the gang signs up. */
  readonly join: (town: Town, name: string, size: number) => Account[];
  readonly day: Day;
}

/** Accounts that share nothing with each other. */
const apart: Strategy['join'] = (town, name, size) =>
  Array.from({ length: size }, (_, at) => town.join(`${name} ${at}`));
const boss = (gang: readonly Account[]): Account => {
  const [first] = gang;
  if (!first) throw new Error('A gang has somebody in it.');
  return first;
};
/** Has everybody in a gang do the same. */
function each(gang: readonly Account[], act: (one: Account, at: number) => unknown): void {
  for (const [at, one] of gang.entries()) act(one, at);
}
/** Shares a new tip of somebody and has others mark it. */
function marked(town: Town, author: Account, day: number, by: readonly Account[]): void {
  const tip = town.share(author, `${author.id} tip ${day}`);
  for (const one of by) town.mark(one, tip);
}
/** Every day, all others mark a new tip of the first. */
const allForOne: Day = (town, gang, day) => marked(town, boss(gang), day, gang.slice(1));

/** Twenty ways to get points without helping anybody, by name. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'scans the same product all day': { join: apart, day: () => undefined },
  'marks the own tips': { join: apart, day: (town, gang, day) => each(gang, (one) => marked(town, one, day, [one])) },
  'second accounts in one household': {
    join: (town, name, size) =>
      Array.from({ length: size }, (_, at) => town.join(`${name} ${at}`, { household: `${name} home` })),
    day: allForOne,
  },
  'households of one person': {
    join(town, name, size) {
      const gang = apart(town, name, size);
      for (const one of gang) town.addHousehold(boss(gang), one.householdId);
      return gang;
    },
    day: allForOne,
  },
  'accounts in one browser': {
    join: (town, name, size) =>
      Array.from({ length: size }, (_, at) => town.join(`${name} ${at}`, { signs: [`${name} browser`] })),
    day: allForOne,
  },
  'phones handed on from one to the next': {
    join: (town, name, size) =>
      Array.from({ length: size }, (_, at) =>
        town.join(`${name} ${at}`, { signs: [`${name} phone ${at}`, `${name} phone ${at + 1}`] }),
      ),
    day: allForOne,
  },
  'brings accounts that mark it': {
    join: (town, name, size) =>
      Array.from({ length: size }, (_, at) =>
        town.join(`${name} ${at}`, { broughtBy: at === 0 ? null : `home of ${name} 0` }),
      ),
    day: allForOne,
  },
  'brings itself around in a ring': {
    join: (town, name, size) =>
      Array.from({ length: size }, (_, at) =>
        town.join(`${name} ${at}`, { broughtBy: `home of ${name} ${(at + size - 1) % size}` }),
      ),
    day: allForOne,
  },
  'strangers on fresh phones mark one': { join: apart, day: allForOne },
  'pairs mark each other': {
    join: apart,
    day: (town, gang, day) => each(gang, (one, at) => marked(town, one, day, gang.slice(at ^ 1, (at ^ 1) + 1))),
  },
  'a ring marks onward': {
    join: apart,
    day: (town, gang, day) =>
      each(gang, (one, at) => marked(town, one, day, [gang[(at + 1) % gang.length] ?? boss(gang)])),
  },
  'everybody marks everybody': {
    join: apart,
    day: (town, gang, day) => {
      if (day % 7 === 0) for (const one of gang) marked(town, one, day, gang);
    },
  },
  'each marks whoever stands above': {
    join: apart,
    day: (town, gang, day) => {
      if (day % 7 === 0) each(gang, (one, at) => marked(town, one, day, gang.slice(at + 1)));
    },
  },
  'marks are taken back and given again': {
    join: apart,
    day(town, gang, day) {
      const tip = town.share(boss(gang), `replayed ${boss(gang).id} ${day}`);
      for (const one of gang) for (const on of [true, false, true, true]) town.mark(one, tip, on);
    },
  },
  'tips are taken back and shared again': {
    join: apart,
    day(town, gang, day) {
      const tip = town.share(boss(gang), `again ${boss(gang).id} ${day}`);
      for (const one of gang) town.mark(one, tip);
      town.takeBack(tip);
      marked(town, boss(gang), day, gang);
    },
  },
  'invented corrections': {
    join: apart,
    day: (town, gang, day) => each(gang, (one) => town.contribute(one, `invented ${day}`, { truth: false })),
  },
  'three agree on what is wrong': {
    join: apart,
    day: (town, gang, day) =>
      each(gang, (one, at) => town.contribute(one, `agreed ${day} ${Math.floor(at / 3)}`, { agreed: true })),
  },
  'one true correction, sent every day': {
    join: apart,
    day: (town, gang) => each(gang, (one) => town.contribute(one, `right once ${one.id}`)),
  },
  'reports every product as dangerous, some before their time': {
    join: apart,
    day(town, gang, day, dice) {
      for (const one of gang) town.report(one, `product ${dice.roll(400)}`);
      // Reports what was recalled yesterday, from a phone whose clock says last month.
      town.report(boss(gang), `product ${day - 1}`, town.now - 30 * 86_400_000);
    },
  },
  'each corrects one thing, then all mark one': {
    join: apart,
    day(town, gang, day, dice) {
      if (day === 0) for (const one of gang) town.contribute(one, `entry fee of ${one.id}`);
      else allForOne(town, gang, day, dice);
    },
  },
};
