/** What a lookup in the module graph gives. */
export type Imports = (id: string) => readonly string[];

/** Some modules and everything that they import, as far as the lookup follows them. */
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
