import { each, inOneGo, type Steps } from './steps.ts';

/** An arrow from one family to another: it marked something of theirs. */
export type Arrow = readonly [from: string, to: string];
type Arrows = ReadonlyMap<string, readonly string[]>;

/** Families that are come to before the steps stop. */
const AT_ONCE = 1_000;

/** What can be reached along arrows, the last first, where the end of each comes behind what it leads to. */
function* finished(of: Arrows, from: string, seen: Set<string>): Steps<string[]> {
  seen.add(from);
  const done: string[] = [];
  const path = [{ name: from, next: [...(of.get(from) ?? [])] }];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const to = last.next.pop();
    if (to === undefined) {
      done.push(last.name);
      path.pop();
      if (done.length % AT_ONCE === 0) yield;
    } else if (!seen.has(to)) {
      seen.add(to);
      path.push({ name: to, next: [...(of.get(to) ?? [])] });
    }
  }
  return done;
}

function add(of: Map<string, string[]>, from: string, to: string): void {
  const list = of.get(from);
  if (list) list.push(to);
  else of.set(from, [to]);
}

/**
 * Who stands in one circle with whom: families that mark each other, directly or by way of others. These are the
 * strongly connected parts of the graph of marks (Kosaraju; Sharir 1981).
 * @returns the number of the circle by family; two families have the same one where each can be reached from the other
 */
export function* circlesInSteps(arrows: readonly Arrow[]): Steps<ReadonlyMap<string, number>> {
  const [ahead, back] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const names = new Set<string>();
  yield* each(arrows, ([from, to]) => {
    add(ahead, from, to);
    add(back, to, from);
    names.add(from).add(to);
  });
  const seen = new Set<string>();
  const order: string[] = [];
  let looked = 0;
  for (const name of names) {
    looked += 1;
    if (looked % AT_ONCE === 0) yield;
    if (seen.has(name)) continue;
    // One at a time: a list of all may be too long for the arguments of a call.
    for (const one of yield* finished(ahead, name, seen)) order.push(one);
  }
  const circles = new Map<string, number>();
  const placed = new Set<string>();
  let circle = 0;
  for (const name of order.reverse()) {
    if (placed.has(name)) continue;
    for (const one of yield* finished(back, name, placed)) circles.set(one, circle);
    circle += 1;
    if (circle % AT_ONCE === 0) yield;
  }
  return circles;
}

/** The same in one go (see {@link circlesInSteps}). */
export const circlesOf = (arrows: readonly Arrow[]): ReadonlyMap<string, number> => inOneGo(circlesInSteps(arrows));
