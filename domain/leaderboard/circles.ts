import { each, runAllSteps, type Steps } from './steps.ts';

/** An edge of the graph: a member of one family marked something of another family as helpful. */
export type Arrow = readonly [from: string, to: string];
type Arrows = ReadonlyMap<string, readonly string[]>;

/** Number of families processed between two yields. */
const AT_ONCE = 1_000;

/** Depth-first search from a node: the nodes reached, in order of completion (post-order). */
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
 * Groups families that mark each other, directly or through others. These are the strongly connected components of the
 * graph of marks (Kosaraju; Sharir 1981).
 * @returns the component number by family; two families share one if each can be reached from the other
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
    // Pushed one at a time: a spread of the whole list could exceed the maximum number of arguments.
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

/** The same without yielding (see {@link circlesInSteps}). */
export const circlesOf = (arrows: readonly Arrow[]): ReadonlyMap<string, number> => runAllSteps(circlesInSteps(arrows));
