import { searchRoutes } from '#api/catalogue/search/routes.ts';
import { createStores } from '#api/stores.ts';
import type { Database } from '#db/database.ts';
import type { ProductIndex } from '#db/search/product-index.ts';
import { FOUND_MOST } from '#domain/catalogue/calls.ts';
import { wordsOf } from '#domain/catalogue/search/search-words.ts';
import type { Dice } from '#tests/simulate/dice.ts';
import type { RealName } from './many-products.ts';

/** The right product must be among the first results, this many. */
const FIRST = 5;

/** What a person types of a name: some consecutive words, the last possibly incomplete. */
export interface Fragment {
  readonly typed: string;
  readonly words: readonly string[];
}

/** Draws fragments of at least ten characters from real names of at least two words. */
export function drawFragments(names: readonly RealName[], count: number, dice: Dice): Fragment[] {
  const fragments: Fragment[] = [];
  while (fragments.length < count) {
    const all = wordsOf(dice.pick(names).name);
    const length = 2 + dice.roll(2);
    if (all.length < length) continue;
    const from = dice.roll(all.length - length + 1);
    const words = all.slice(from, from + length);
    const last = words.at(-1) ?? '';
    if (dice.once(2) && last.length > 4) words[words.length - 1] = last.slice(0, 3 + dice.roll(last.length - 3));
    const typed = words.join(' ');
    if (typed.length >= 10) fragments.push({ typed, words });
  }
  return fragments;
}

/** The same with one typing error in its longest word: a letter missing, added or replaced, or two swapped. */
export function withTypingError({ words }: Fragment, dice: Dice): Fragment {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const at = 1 + dice.roll(Math.max(1, longest.length - 2));
  const letter = String.fromCharCode(97 + dice.roll(26));
  const slips = [
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + letter + longest.slice(at),
    longest.slice(0, at) + letter + longest.slice(at + 1),
    longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2),
  ];
  const slipped = dice.pick(slips);
  return { typed: words.map((word) => (word === longest ? slipped : word)).join(' '), words };
}

/** Whether a product's name matches what the person meant: it contains the words, in order. */
const isMeant = (words: readonly string[], name: string): boolean =>
  ` ${wordsOf(name).join(' ')}`.includes(` ${words.join(' ')}`);

const percentile = (times: readonly number[], part: number): number =>
  Number(([...times].sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN).toFixed(2));

/** Searches for each fragment with the call's own handler: the time taken, and whether a right product is in front. */
export async function measureSearch(database: Database, index: ProductIndex, fragments: readonly Fragment[]) {
  const stores = createStores(database);
  const scored = async () => undefined;
  const { searchProducts } = searchRoutes(database.reader, stores.state, index, scored, stores.usage);
  const session = { user: { householdId: 'nobody' }, tier: 'family' };
  const [wall, processor]: [number[], number[]] = [[], []];
  const missed: string[] = [];
  for (const { typed, words } of fragments) {
    const [began, spent] = [performance.now(), process.cpuUsage()];
    const reply = await searchProducts({ query: { q: typed }, session, nowMs: Date.now() } as never);
    const { user, system } = process.cpuUsage(spent);
    wall.push(performance.now() - began);
    processor.push((user + system) / 1000);
    const found =
      reply.ok && 'body' in reply.value ? (reply.value.body as { products: { name: string }[] }).products : [];
    if (found.length > FOUND_MOST) throw new Error('An answer holds more than it may.');
    if (!found.slice(0, FIRST).some(({ name }) => isMeant(words, name))) missed.push(typed);
  }
  return {
    fragments: fragments.length,
    p95Ms: percentile(wall, 0.95),
    p95ProcessorMs: percentile(processor, 0.95),
    medianProcessorMs: percentile(processor, 0.5),
    rightInFirstFive: Number(((100 * (fragments.length - missed.length)) / fragments.length).toFixed(1)),
    missed: missed.slice(0, 20),
  };
}
