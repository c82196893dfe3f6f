/** An arrow from one family to another: it marked something of theirs. */
export type Arrow = readonly [from: string, to: string];

/** What can be reached along arrows, the last first, where the end of each comes behind what it leads to. */
function finished(of: ReadonlyMap<string, readonly string[]>, from: string, seen: Set<string>): string[] {
  if (seen.has(from)) return [];
  seen.add(from);
  const done: string[] = [];
  const path = [{ name: from, next: [...(of.get(from) ?? [])] }];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const to = last.next.pop();
    if (to === undefined) {
      done.push(last.name);
      path.pop();
    } else if (!seen.has(to)) {
      seen.add(to);
      path.push({ name: to, next: [...(of.get(to) ?? [])] });
    }
  }
  return done;
}

const grouped = (arrows: readonly Arrow[]): ReadonlyMap<string, readonly string[]> => {
  const of = new Map<string, string[]>();
  for (const [from, to] of arrows) {
    const list = of.get(from);
    if (list) list.push(to);
    else of.set(from, [to]);
  }
  return of;
};

/**
 * Who stands in one circle with whom: families that mark each other, directly or by way of others. These are the
 * strongly connected parts of the graph of marks (Kosaraju; Sharir 1981).
 * @returns the number of the circle by family; two families have the same one where each can be reached from the other
 */
export function circlesOf(arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const ahead = grouped(arrows);
  const back = grouped(arrows.map(([from, to]) => [to, from] as const));
  const names = [...new Set(arrows.flat())];
  const seen = new Set<string>();
  const order = names.flatMap((name) => finished(ahead, name, seen));
  const circles = new Map<string, number>();
  const placed = new Set<string>();
  for (const name of order.toReversed()) {
    if (placed.has(name)) continue;
    const circle = circles.size;
    for (const one of finished(back, name, placed)) circles.set(one, circle);
  }
  return circles;
}
