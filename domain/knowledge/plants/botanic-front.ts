import { BOTANIC_QUALITIES, PLANT_PARTS, TREATMENTS } from './botanic-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Preparations that come before the plant: "extrait de", "aceite de", "olio di", "oil of", "Extrakt aus". */
const LEADING = words(`
  huile extrait poudre beurre cire eau hydrolat jus gel gomme amidon farine proteine proteines macerat maceration
  infusion teinture distillat absolue resine lait sirop pulpe concentre complexe son brisure hydrolysat essence fibre
  aceite extracto polvo manteca mantequilla cera agua hidrolato jugo zumo goma almidon harina proteina tintura resina
  leche concentrado esencia fibra destilado
  olio estratto polvere burro acqua idrolato succo gomma amido latte crusca essenza concentrato distillato
  oleo oil extract powder juice water butter wax tincture essence protein starch
  extrakt ol oel saft pulver wasser butter wachs tinktur hydrolate`);
const LINKS = words('de d du des di del dell della dello dei degli delle of aus von vom l la le les lo the al alla a');

/** Whether a word may start such a name. */
export const isLeading = (word: string): boolean => LEADING.has(word);

/** The words before the plant, by role. */
export interface BotanicFront {
  readonly preparations: readonly string[];
  readonly parts: readonly string[];
  /** The remaining words. */
  readonly rest: readonly string[];
}

/**
 * Strips what Romance languages, "oil of" or "Extrakt aus" put before a plant: preparation, link, part, link ("extrait
 * de feuilles de", "aceite de semilla de"). A preparation with no link after it does not count.
 * @param name the normalised words of a name
 */
export const botanicFront = (name: readonly string[]): BotanicFront => {
  const preparations: string[] = [];
  const parts: string[] = [];
  const nothing = { preparations: [], parts: [], rest: name };
  let at = 0;
  while (at < name.length && (BOTANIC_QUALITIES.has(name[at] ?? '') || TREATMENTS.has(name[at] ?? ''))) at += 1;
  while (at < name.length && LEADING.has(name[at] ?? '')) {
    preparations.push(name[at] ?? '');
    at += 1;
    while (at < name.length && (BOTANIC_QUALITIES.has(name[at] ?? '') || TREATMENTS.has(name[at] ?? ''))) at += 1;
    const link = at;
    while (at < name.length && LINKS.has(name[at] ?? '')) at += 1;
    if (at === link) return nothing;
  }
  if (preparations.length === 0) return nothing;
  // "de feuilles de", "de noyaux d'": a part counts only if a link follows; otherwise it is the plant ("d'amande").
  let kept = at;
  while (at < name.length && (PLANT_PARTS.has(name[at] ?? '') || BOTANIC_QUALITIES.has(name[at] ?? ''))) {
    const part = name[at] ?? '';
    at += 1;
    const link = at;
    while (at < name.length && LINKS.has(name[at] ?? '')) at += 1;
    if (PLANT_PARTS.has(part)) parts.push(part);
    if (at > link) kept = at;
  }
  return { preparations, parts: kept === at ? parts : parts.slice(0, -1), rest: name.slice(kept) };
};
