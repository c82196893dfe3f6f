import { normaliseName } from '../../../knowledge/names/normalise.ts';

/** The cereals that an exempt syrup names. */
export type ExemptCereal = 'wheat' | 'barley' | 'wheat_barley';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normaliseName));

const WHEAT = list('wheat blé froment weizen trigo frumento grano');
const BARLEY = list('barley orge gerste cebada orzo');
const SYRUP = list('syrup sirup sirop jarabe sirope sciroppo glukosesirup glucosesirup');
const GLUCOSE = list('glucose glukose glucosa glucosio glukosesirup glucosesirup');
const DRY = list(
  'dextrose dextrosa destrosio traubenzucker maltodextrin maltodextrine maltodextrina maltodestrina maltodestrine',
);
// Words that may come with them: the origin, another starch, and the state it is in.
const BESIDE = list(
  [
    'from based base basis auf aus de of di da du d a made obtained source origin origine or oder ou o and und et y e',
    'corn maize mais maíz tapioca potato kartoffel rice dried dehydrated powder powdered solids poudre pulver en in',
    'polvo polvere déshydraté deshidratado disidratato organic bio biologique',
  ].join(' '),
);
const COMPOUND = /^(weizen|gersten)(glukosesirup|glucosesirup|dextrose|traubenzucker|maltodextrin)$/;
const POSSIBLE = /gluco|gluko|dextros|destros|dextrin|destrin|traubenzucker/;
const WORD = /[\p{L}\p{N}]+/gu;
const NUMBER = /^\d+$/;

/**
 * The cereal of a glucose syrup, dextrose or maltodextrin, if the text names nothing else: Annex II, point 1 (a) to
 * (c), of Reg (EU) 1169/2011 exempts those of wheat, and the glucose syrup of barley.
 * @param normalised a text that went through normaliseName; the source may be in brackets
 * @returns null for everything else
 */
export const exemptSyrup = (normalised: string): ExemptCereal | null => {
  if (!POSSIBLE.test(normalised)) return null;
  let wheat = false;
  let barley = false;
  let glucose = false;
  let syrup = false;
  let dry = false;
  for (const whole of normalised.match(WORD) ?? []) {
    const [, cereal, product] = COMPOUND.exec(whole) ?? [];
    const word = product ?? whole;
    if (cereal === 'weizen' || WHEAT.has(word)) wheat = true;
    if (cereal === 'gersten' || BARLEY.has(word)) barley = true;
    if (GLUCOSE.has(word)) glucose = true;
    if (SYRUP.has(word)) syrup = true;
    if (DRY.has(word)) dry = true;
    const known = WHEAT.has(word) || BARLEY.has(word) || GLUCOSE.has(word) || SYRUP.has(word) || DRY.has(word);
    if (!known && !BESIDE.has(word) && !NUMBER.test(word)) return null;
  }
  if (!glucose && !dry) return null;
  if (barley) return glucose && syrup && !dry ? (wheat ? 'wheat_barley' : 'barley') : null;
  return wheat ? 'wheat' : null;
};
