import type { ClassMatch } from '../matching/matched-label.ts';

/**
 * Stems that WHO reserves for the international nonproprietary names of medicines. Left out are those that also occur
 * in names of foods and cosmetics, such as -terol (sterols), -tidine (histidine), -toin (allantoin) and -azole on its
 * own (benzotriazole).
 */
const STEMS = `afil anitidine astine azepam azolam azosin barbital bendazole buzone caine cillin ciclovir conazole coxib
  crinat cromil cyclizine cycline cyclovir dipine dronate emcinal etasone fenac fentanil fentanyl fibrate floxacin formin fungin
  gabalin gatran gliflozin gliptin glitazone glutide grel icasone imetidine imod izatidine kacin lizumab lukast
  lutamide metacin methasone motidine mycin nabant nafine nepezil nercept nidazole olol pril orphan oxacin oxazepam
  oxetine oxicam oxytocin parin penem piclone pidem piprazole pitant plase pramine prazole profen prost racetam rafenib
  relix retinoin ridone rolimus sartan selegiline semide setron sidone spirone steride stigmine tadine
  tapentadol tecan terone thiazide tinib tirizine tramadol tretin triptan trexate trifarotene trimazole triptyline umab vaptan
  vastatin verine vudine xaban ximab zafone zarotene zolast zomib zumab`.split(/\s+/);

/** The same endings in Romance and Germanic spellings: omeprazol, tramadolo, finasterid. */
const ENDING = new RegExp(`^[a-z]*(?:${STEMS.map((stem) => stem.replace(/e$/, '')).join('|')})[aeo]?$`);

/**
 * Prostaglandins by their INCI names, where the stem comes before the amide or ester: cloprostenate, tafluprostamide,
 * "dechloro dihydroxy difluoro ethylcloprostenolamide", noralfaprostal.
 */
const PROSTAGLANDIN = /(?:^| )[a-z]*prost(?:en|am|al|adi)[a-z]*(?: |$)/;

const SALT = new RegExp(
  ` (?:${'acetate besilate besylate calcium chloride citrate disodium fumarate hcl hydrobromide hydrochloride isopropyl maleate magnesium mesilate mesylate nitrate phosphate potassium sodium succinate sulfate tartrate tosilate trometamol zinc'.replaceAll(' ', '|')})$`,
);

/** Other words that end like a medicine. */
const OTHERS = /bisabol|magnol|ecdyst|^elastin|^oxitript|(?:me|f|mo)ricain|(?:min|mex|publ|ma)icain|marocain/;
const SHORTEST = 7;

const MATCH: ClassMatch = {
  classes: ['MEDICINE_NAME'],
  of: null,
  functions: ['medicine'],
  source: 'WHO, The use of stems in the selection of international nonproprietary names (2018)',
  evidence: 'B',
};

/**
 * Whether a name that matched nothing else is formed like a medicine's: one word with an ending that WHO reserves for
 * medicines, and possibly a salt (method M1.4.8).
 * @param name normalised
 */
export const isMedicineName = (name: string): boolean => {
  if (PROSTAGLANDIN.test(name)) return true;
  const base = name.replace(SALT, '');
  return base.length >= SHORTEST && base.length <= 30 && ENDING.test(base) && !OTHERS.test(base);
};

/** The class match for a name formed like a medicine's, or null. @param name normalised */
export const medicineName = (name: string): ClassMatch | null => (isMedicineName(name) ? MATCH : null);
