/** Templates taken apart: words and names of slots by turns. A large home fills the same few thousands of times. */
const known = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const held = known.get(template);
  if (held) return held;
  const parts = template.split(/\{(\w+)\}/);
  known.set(template, parts);
  return parts;
}

/** Fills the named slots of a whole-sentence template; a slot that is not given stays as it stands. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  let text = '';
  for (const [at, part] of partsOf(template).entries()) text += at % 2 === 0 ? part : (slots[part] ?? `{${part}}`);
  return text;
}
