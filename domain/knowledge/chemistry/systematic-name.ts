/**
 * Different names of one substance under IUPAC and CAS rules. Locants come before the ending or before the whole name
 * ("benzene-1,4-diol", "1,4-benzenediol"), groups are an ending or a prefix ("1,4-dihydroxybenzene"), and ortho, meta
 * and para place two groups on a ring. These are only forms to look up: the pack must know one of them (method
 * M3.1.12).
 */

/** "benzene 1,4 diol", "propan 2 ol", "hexane 2 one" as normalised. */
const LOCANTS_INSIDE =
  /^((?:.* )?)([a-z]{3,}) (\d+(?:,\d+)*) (ol|diol|triol|one|dione|al|dial|amine|diamine|triamine|thiol|dithiol|dicarboxylic acid|tricarboxylic acid|carboxylic acid|sulfonic acid|dicarbaldehyde)( .*)?$/;
const LOCANTS_BEFORE = /^((?:.* )?)(\d+(?:,\d+)*) ([a-z]{3,}?)(diol|triol|diamine|triamine)$/;
/** The same group as a prefix. */
const AS_PREFIX: Readonly<Record<string, string>> = {
  diol: 'dihydroxy',
  triol: 'trihydroxy',
  diamine: 'diamino',
  triamine: 'triamino',
};
const AS_ENDING = new Map(Object.entries(AS_PREFIX).map(([ending, prefix]) => [prefix, ending]));
const PREFIX_BEFORE = /^(\d+(?:,\d+)+) (dihydroxy|trihydroxy|diamino|triamino)([a-z]{5,})$/;
const PLACED =
  /^(p|para|m|meta|o|ortho) ((?:di|hydroxy|amino|methoxy|chloro|nitro)[a-z]{6,}|benzenediol|benzenediamine|phenylenediamine)$/;
const PLACES: Readonly<Record<string, string>> = {
  p: '1,4',
  para: '1,4',
  m: '1,3',
  meta: '1,3',
  o: '1,2',
  ortho: '1,2',
};

/** German and Romance parents of a name. */
const PARENTS: Readonly<Record<string, string>> = { benzol: 'benzene', toluol: 'toluene', naphthalin: 'naphthalene' };

/** Before an ending that begins with a consonant the parent keeps its e: propane-1,2-diol, but propan-2-ol. */
const joined = (parent: string, ending: string): string => {
  const whole = PARENTS[parent] ?? parent;
  const bare = whole.replace(/e$/, '');
  return /^[aeiou]/.test(ending) ? bare + ending : `${/[aei]n$/.test(bare) ? `${bare}e` : whole}${ending}`;
};

/** "dibutylphthalat": an ester written as one word in German. */
const GERMAN_ESTER =
  /^((?:di|mono|tri)?(?:iso|tert )?(?:methyl|ethyl|propyl|butyl|pentyl|hexyl|heptyl|octyl|nonyl|decyl|benzyl|ethylhexyl|cyclohexyl|phenyl|allyl))(phthalat|acetat|benzoat|salicylat|acrylat|methacrylat|phosphat|sulfat|adipat|citrat|lactat)e?$/;

/** "Chlor-Natrium", "Chlorkalium", "Jodkalium": a salt in older German, with the halogen first. */
const HALOGEN_FIRST =
  /^(chlor|brom|jod|iod|fluor)[ -]?(natrium|kalium|calcium|kalzium|magnesium|lithium|ammonium|zink|barium|silber|eisen|kupfer)$/;

/**
 * Further systematic forms of a name.
 * @param name normalised
 * @returns empty for a name without locants or groups
 */
export const systematicForms = (name: string): readonly string[] => {
  const found: string[] = [];
  const ester = GERMAN_ESTER.exec(name);
  if (ester) found.push(`${ester[1]} ${ester[2]}e`);
  const [, halogen, metal] = HALOGEN_FIRST.exec(name) ?? [];
  if (halogen !== undefined) found.push(`${metal}${halogen}id`, `${metal}${halogen.replace('jod', 'iod')}id`);
  if (!/\d|^(?:p|para|m|meta|o|ortho) /.test(name)) return found;
  const add = (form: string): void => {
    found.push(form);
    const parts = LOCANTS_BEFORE.exec(form);
    const prefix = AS_PREFIX[parts?.[4] ?? ''];
    if (parts && prefix !== undefined) found.push(`${parts[1]}${parts[2]} ${prefix}${parts[3]}`);
    const groups = PREFIX_BEFORE.exec(form);
    const ending = AS_ENDING.get(groups?.[2] ?? '');
    if (groups && ending !== undefined) found.push(`${groups[1]} ${groups[3]}${ending}`);
  };
  const inside = LOCANTS_INSIDE.exec(name);
  if (inside) {
    const [, before = '', parent = '', locants = '', ending = '', behind = ''] = inside;
    add(`${before}${locants} ${joined(parent, ending)}${behind}`);
  } else add(name);
  const placed = PLACED.exec(name);
  const locants = PLACES[placed?.[1] ?? ''];
  if (placed && locants !== undefined) add(`${locants} ${placed[2]}`);
  return found.filter((form) => form !== name);
};
