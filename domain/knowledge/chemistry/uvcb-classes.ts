import { normaliseName } from '../names/normalise.ts';
import { fractionInEnglish } from './uvcb-languages.ts';

/** The class that the name of a substance of unknown or variable composition (UVCB) implies. */
export interface FractionClass {
  readonly family: string;
  readonly functions: readonly string[];
  readonly classes: readonly string[];
  /** Citation of `classes`; null if there are none. */
  readonly source: string | null;
}

const CHAIN = 'c\\d{1,2}(?: c?\\d{1,2})?';

/** Index names of mixtures of chain lengths, with their name in the pack. */
const KNOWN_AS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^quaternary ammonium compound(?:s)? benzyl(?: ${CHAIN}| (?:coco|tallow|hydrogenated tallow|soya))? ?(?:alkyl)?dimethyl chloride$`,
    ),
    'benzalkonium chloride',
  ],
  [
    new RegExp(`^quaternary ammonium compound benzyl ${CHAIN}(?: ${CHAIN})? (?:alkyl ?)?dimethyl chloride$`),
    'benzalkonium chloride',
  ],
  [
    new RegExp(`^(?:n )?alkyl(?: \\([^()]{3,80}\\)| ${CHAIN})? dimethyl ?benzyl ?ammonium chloride(?: \\([^()]*\\))?$`),
    'benzalkonium chloride',
  ],
  [
    new RegExp(`^${CHAIN} alkyl(?:dimethylbenzyl| dimethyl ?benzyl|benzyldimethyl) ?ammonium chloride$`),
    'benzalkonium chloride',
  ],
  [
    new RegExp(
      `^quaternary ammonium compound (?:${CHAIN} alkyl \\(\\(?ethyl ?phenyl\\)? ?methyl\\) ?dimethyl|${CHAIN} alkyl ethylbenzyl dimethyl) chloride$`,
    ),
    'alkyl ethylbenzyl dimethyl ammonium chloride',
  ],
  [
    /^(?:n )?alkyl(?: \([^()]{3,80}\))? dimethyl ethyl ?benzyl ammonium chloride$/,
    'alkyl ethylbenzyl dimethyl ammonium chloride',
  ],
  [new RegExp(`^quaternary ammonium compound di ${CHAIN} alkyldimethyl chloride$`), 'didecyldimethylammonium chloride'],
  [
    new RegExp(
      `^alcohol ${CHAIN}(?: (?:branched|linear|secondary|rich|unsatd|branched and linear| and|${CHAIN}))* ethoxylated(?: \\([^()]*\\))?$`,
    ),
    'alcohol ethoxylate',
  ],
  [
    new RegExp(`^(?:fatty )?alcohol ${CHAIN}(?: \\([^()]*\\))? ?(?:ethoxylate|ethoxylated)(?: .{1,12})?$`),
    'alcohol ethoxylate',
  ],
  [new RegExp(`^alcohol ${CHAIN} ethoxylated sulfated sodium salt$`), 'sodium laureth sulfate'],
  [/^benzenesulfonic acid (?:mono )?c10 (?:13|14|16) alkyl deriv (?:sodium salt)$/, 'sodium dodecylbenzenesulfonate'],
];

/**
 * The pack's name for a mixture of chain lengths that trade and law call by an index name: "Quaternary ammonium
 * compounds, benzyl-C12-16-alkyldimethyl, chlorides" (BPR) and "Alkyl (40% C12, 50% C14, 10% C16) dimethyl benzyl
 * ammonium chloride" (EPA) are benzalkonium chloride.
 */
export const knownMixture = (name: string): string | null => {
  if (name.length > 120 || !/^(?:quaternary|n alkyl|alkyl|alcohol|fatty alcohol|c\d|benzenesulfonic)/.test(name))
    return null;
  return KNOWN_AS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

const LIGHT = /\bc(?:[5-9]|1[0-3])(?: c?(?:[5-9]|1[0-4]))\b/;
const HYDROCARBON =
  /^(?:hydrocarbon|alkane|isoalkane|isoparaffin|isoparaffinic hydrocarbon|aliphatic hydrocarbon|paraffin \((?:petroleum)\)|naphtha|solvent naphtha|distillate \(petroleum\)|kerosine|kerosene|c\d{1,2} \d{1,2} (?:alkane|isoalkane|isoparaffin)(?:\/cycloalkane)?)(?= |$)/;
const REFINED = /^(?:[a-z ]+) \((?:petroleum|coal|coal tar)\)(?: |$)/;
// Self-classification in the registrations of light hydrocarbons: a notified class (level C), which never caps a score.
const ASPIRATION = 'CLP 1272/2008 Annex I, 3.10 (hydrocarbons of low viscosity; notified classification)';

const plain = (family: string, functions: readonly string[]): FractionClass => ({
  family,
  functions,
  classes: [],
  source: null,
});

/**
 * The class of a hydrocarbon fraction that is in no list. It is reported as its class, never as the first word of its
 * name. The benzene and butadiene notes of CLP (J, K, P) need an analysis that no label prints, so no carcinogen class
 * is assigned.
 * @param text a name as printed
 */
export const fractionClass = (text: string): FractionClass | null => {
  const name = normaliseName(fractionInEnglish(text));
  if (name.length > 240) return null;
  if (HYDROCARBON.test(name) && (LIGHT.test(name) || /naphtha|isoparaffin|keros/.test(name)))
    return {
      family: 'Light hydrocarbon fraction',
      functions: ['solvent'],
      classes: ['ASPIRATION'],
      source: ASPIRATION,
    };
  if (HYDROCARBON.test(name) && /\bc\d/.test(name)) return plain('Hydrocarbon fraction', ['solvent']);
  if (REFINED.test(name)) return plain('Fraction of petroleum or coal', ['solvent']);
  if (/^(?:alcohol|fatty acid|fatty alcohol|amine|amide|glyceride|ester) c\d{1,2} /.test(name))
    return plain('Mixture of chain lengths', []);
  if (/^quaternary ammonium compound .*(?:chloride|sulfate|bromide)$/.test(name))
    return plain('Quaternary ammonium compound', ['surfactant_cationic']);
  return null;
};
