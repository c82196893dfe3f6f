/** The modules a module imports. */
export type Imports = (id: string) => readonly string[];

/** The given modules and everything they import, transitively. */
export function reach(from: readonly string[], importsOf: Imports): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...importsOf(id));
  }
  return reached;
}
