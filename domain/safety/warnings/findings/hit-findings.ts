import type { Use } from '../../exposure.ts';
import type { ScoredItem } from '../../points.ts';
import type { Severity } from '../../vocabulary.ts';
import type { AllergenHit } from '../allergens/allergen-hit.ts';
import { exemptSyrup } from '../allergens/exempt-syrup.ts';
import type { Family } from '../wording/texts.ts';
import { coeliacFinding, lactoseFindings } from './diet-findings.ts';
import { atMostWarning } from './entry-findings.ts';
import type { Finding } from './finding.ts';

/** How severe a named food allergen is in this use: CRITICAL in food, WARNING on skin (method M6.2.1). */
export const severityIn = (use: Use): Severity | null => {
  if (use.type === 'food' || use.oral || use.supplement) return 'CRITICAL';
  if (use.cosmetic || use.type === 'pet_topical' || use.type === 'other') return 'WARNING';
  return use.type === 'pet_food' ? 'CAUTION' : null;
};

// Plant butters in cosmetics ("Butyrospermum Parkii Butter") are not milk.
const NOT_ON_SKIN: ReadonlySet<string> = new Set(['butter', 'cream']);
const SULPHITE_CARAMEL = /e ?150|caramel|karamel|zuckerkulor/;
const GELATIN = /^(gelatin|gelatine|gelatina|collagen|collagene|colageno|kollagen)/;
const PROPOLIS = /propol|royal jelly|gelee royale|jalea real|pappa reale|bee pollen|blutenpollen/;
const BEESWAX = /beeswax|cera alba|bienenwachs/;

// Severity of one hit: that of every named allergen, except for the special cases of the allergen list.
const hitSeverity = (hit: AllergenHit, normalised: string, use: Use, full: Severity): Severity | null => {
  if (hit.sense === 'exempt') return 'INFO';
  if (hit.sense === 'oil') return full === 'CRITICAL' ? 'WARNING' : 'CAUTION';
  if (hit.sense === 'check') return 'CAUTION';
  if (hit.sense === 'often' && hit.allergen.id !== 'latex_fruit') return full === 'CRITICAL' ? 'WARNING' : 'CAUTION';
  switch (hit.allergen.id) {
    case 'latex_fruit':
      return 'CAUTION';
    case 'bee_product':
      return PROPOLIS.test(hit.phrase) ? 'WARNING' : BEESWAX.test(hit.phrase) ? 'INFO' : 'CAUTION';
    case 'sulphite':
      // Ammonia and sulphite caramels contain a trace at most; more than 10 mg/kg is declared separately.
      return SULPHITE_CARAMEL.test(normalised) ? 'CAUTION' : full;
    case 'soy':
      // The refined oil in a cosmetic.
      return use.cosmetic && normalised.includes('oil') ? 'CAUTION' : full;
    default:
      return full;
  }
};

const FLAVOUR_BEHIND = /^\p{L}{0,3}[- ]?(?:style |type )?(?:flavou?r|aroma|geschmack|smaak)/u;
const FLAVOUR_BEFORE =
  /\b(?:aroma|arome|saveur|gout|sabor|gusto|flavour of|smaak|geschmack)(?: naturel)?(?: (?:de|du|d|di|al|a|au|von|van))?[ ']?$/;
const NATURAL = /natur/;

/**
 * Whether a text names meat only as the taste of a flavouring: "bacon flavour" need not contain any, "natural bacon
 * flavouring" is made from it (Reg (EC) 1334/2008, Article 16 (4)).
 */
const isBareFlavour = (normalised: string, phrase: string): boolean => {
  const at = normalised.indexOf(phrase);
  if (at < 0 || NATURAL.test(normalised)) return false;
  return FLAVOUR_BEHIND.test(normalised.slice(at + phrase.length)) || FLAVOUR_BEFORE.test(normalised.slice(0, at));
};

const alphaGalSeverity = (phrase: string): Severity => (GELATIN.test(phrase) ? 'WARNING' : 'CRITICAL');

const CEREAL_FAMILY = {
  wheat: 'wheat_exempt',
  barley: 'barley_exempt',
  wheat_barley: 'wheat_barley_exempt',
} as const;

// "Still name the cereal to a member" (food-allergens list, gluten).
const exemptFamily = (hit: AllergenHit): Family => {
  const cereal = exemptSyrup(hit.phrase);
  return cereal === null ? 'allergen_exempt' : CEREAL_FAMILY[cereal];
};

/** One named allergen, and where it was found. */
export interface FoundAllergen {
  readonly hit: AllergenHit;
  readonly ingredient: string;
  readonly normalised: string;
  readonly unclear: boolean;
  readonly main: boolean;
  readonly one: ScoredItem | null;
}

/** Warnings of one named allergen, for allergies and for conditions that depend on the same food (method M6.2). */
export const findingsOf = (found: FoundAllergen, use: Use, glutenFree: boolean): readonly Finding[] => {
  const { hit, ingredient, unclear } = found;
  const full = severityIn(use);
  if (full === null) return [];
  const findings: Finding[] = [];
  const { id, source } = hit.allergen;
  const add = (audience: string, severity: Severity, family: Family): void => {
    findings.push({
      audience,
      severity: atMostWarning(severity, unclear),
      ingredient,
      family,
      source,
      kind: 'use',
      unclear,
    });
  };
  if (!use.eaten && !use.oral && NOT_ON_SKIN.has(hit.phrase)) return [];
  if (id === 'alpha_gal') {
    if (use.type === 'food' || use.supplement) {
      if (hit.sense === 'word' && isBareFlavour(found.normalised, hit.phrase))
        add('alpha_gal', 'WARNING', 'alpha_gal_flavour');
      else add('alpha_gal', hit.sense === 'word' ? alphaGalSeverity(hit.phrase) : 'CAUTION', 'alpha_gal');
    }
    return findings;
  }
  const severity = hitSeverity(hit, found.normalised, use, full);
  if (severity === null) return [];
  const family: Family =
    hit.sense === 'exempt'
      ? exemptFamily(hit)
      : hit.sense === 'check' || hit.sense === 'often'
        ? 'allergen_unstated'
        : hit.sense === 'oil'
          ? 'allergen_oil'
          : use.eaten || use.oral || use.supplement
            ? 'allergen'
            : 'allergen_skin';
  add(`al_food(${id})`, severity, family);
  if (hit.sense === 'exempt' && id === 'gluten' && (use.type === 'food' || use.swallowed))
    add('coeliac', 'INFO', family);
  if (hit.sense === 'often' && id === 'gluten') add('coeliac', glutenFree ? 'INFO' : 'WARNING', 'coeliac_unstated');
  if (hit.sense === 'often' && id === 'milk' && use.type === 'food') {
    add('galact', 'WARNING', 'galact_unstated');
    add('lactose', 'CAUTION', 'lactose_unstated');
  }
  if (hit.sense !== 'word') return findings;
  if (id === 'bee_product' && use.type !== 'pet_food' && !found.normalised.includes('synthetic')) {
    add('al_pollen', 'CAUTION', 'pollen');
  }
  if (id === 'latex_fruit' && use.type === 'food') add('latex', 'CAUTION', 'latex');
  // What is used on the lips or in the mouth is partly swallowed.
  if (id === 'gluten' && use.cosmetic && (use.oral || use.lip)) add('coeliac', 'WARNING', 'coeliac');
  if (use.type !== 'food' && !use.swallowed) return findings;
  if (id === 'sulphite' && severity === 'CRITICAL') {
    add('asthma', 'WARNING', 'asthma_food');
    add('al_respiratory', 'WARNING', 'asthma_food');
  }
  const told = (audience: string): boolean =>
    found.one?.item.known?.ingredient.audience.some((entry) => entry.audience === audience) ?? false;
  if (id === 'gluten' && !told('coeliac')) {
    const coeliac = coeliacFinding(found.normalised, hit.phrase, glutenFree);
    add('coeliac', coeliac.severity, coeliac.family);
  }
  if (id === 'milk') {
    add('alpha_gal', 'INFO', 'alpha_gal_dairy');
    for (const diet of lactoseFindings(hit.phrase, found.normalised, found.main)) {
      if (!told(diet.audience)) add(diet.audience, diet.severity, diet.family);
    }
  }
  return findings;
};
