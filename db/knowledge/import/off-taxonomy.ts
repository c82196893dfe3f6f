/** One entry of an Open Food Facts taxonomy. */
export interface TaxonomyEntry {
  /** Names by language, the preferred one first. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** What it is a kind of: "en:flour", or a name prefixed with its language. */
  readonly parents: readonly string[];
  /** "330", "150d" */
  readonly eNumber: string | null;
  /** Words used in lists that are not ingredients: marked to be ignored. */
  readonly ignored: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const names = (cell: string): string[] =>
  cell
    .split(/(?<!\\), ?/)
    .map((name) => name.replaceAll('\\,', ',').trim())
    .filter((name) => name !== '');

/** The native text format: blocks of lines, "<en:parent", "fr:nom, synonyme", "property:en:value". */
function fromText(text: string): TaxonomyEntry[] {
  return text.split(/\r?\n\s*\r?\n/).flatMap((block) => {
    const found: Record<string, string[]> = {};
    const parents: string[] = [];
    let eNumber: string | null = null;
    let ignored = false;
    for (const raw of block.split(/\r?\n/)) {
      const line = raw.trim();
      if (line === '' || line.startsWith('#')) continue;
      const parent = /^<\s*([a-z]{2,3}\s*:.+)$/.exec(line)?.[1];
      const name = /^([a-z]{2}|xx)\s*::?\s*(?![^:]*:en:)(.+)$/.exec(line);
      const property = /^([a-z][a-z_]{2,}):([a-z]{2}):\s*(.+)$/.exec(line);
      if (parent !== undefined) parents.push(parent);
      else if (property) {
        if (property[1] === 'e_number') eNumber = property[3] ?? null;
        if (property[3] === 'en:ignore' || property[3] === 'ignore') ignored = true;
        if (property[1] === 'stopwords' || property[1] === 'synonyms') return [];
      } else if (/^(?:stopwords|synonyms):/.test(line)) return [];
      else if (name?.[1] && name[2]) found[name[1]] = [...(found[name[1]] ?? []), ...names(name[2])];
    }
    return Object.keys(found).length === 0 ? [] : [{ names: found, parents, eNumber, ignored }];
  });
}

/** The JSON format: entries by id, with names and synonyms by language. */
function fromJson(value: unknown): TaxonomyEntry[] {
  if (!isRecord(value)) throw new Error('The file holds no entries by id');
  return Object.entries(value).flatMap(([id, entry]) => {
    if (!isRecord(entry)) return [];
    const byLanguage = new Map<string, string[]>();
    for (const part of [entry.name, entry.synonyms]) {
      if (!isRecord(part)) continue;
      for (const [language, cell] of Object.entries(part)) {
        byLanguage.set(language, [...(byLanguage.get(language) ?? []), ...texts(cell)]);
      }
    }
    if (byLanguage.size === 0) return [];
    const number = isRecord(entry.e_number) ? texts(entry.e_number.en)[0] : undefined;
    const ignored = [entry.vegan, entry.vegetarian].some((part) => isRecord(part) && /ignore$/.test(String(part.en)));
    const found = { [id.slice(0, 2)]: [] as string[], ...Object.fromEntries(byLanguage) };
    return [{ names: found, parents: texts(entry.parents), eNumber: number ?? null, ignored }];
  });
}

/** Reads a taxonomy file in either format. */
export const offTaxonomy = (text: string): TaxonomyEntry[] =>
  /^\s*\{/.test(text) ? fromJson(JSON.parse(text)) : fromText(text);
