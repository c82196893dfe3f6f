/** Parsed templates: text and slot names alternate. A large home fills the same few templates thousands of times. */
const known = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const held = known.get(template);
  if (held) return held;
  const parts = template.split(/\{(\w+)\}/);
  known.set(template, parts);
  return parts;
}

/** Fills the named slots of a whole-sentence template; a slot without a value is left as it is. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  let text = '';
  for (const [at, part] of partsOf(template).entries()) text += at % 2 === 0 ? part : (slots[part] ?? `{${part}}`);
  return text;
}
