import { ALKOXY, BEGINS_ALKOXY, type InciFamily } from './inci-family.ts';
import { OIL, OIL_PART } from './inci-oils.ts';
import { CARBON, FATTY_ATE, LONG_ALKYL, oneOf, SHORT_ALKYL, SMALL_ATE } from './inci-stems.ts';

const MANY = '(?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|sesqui|poly)?(?:iso|hydroxy|poly)?';
const ATE = `${MANY}(?:${FATTY_ATE}|${SMALL_ATE})`;
const TAIL = `${ATE}(?:/${ATE}){0,4}(?: se)?(?: crosspolymer)?`;
const FATTY_TAIL = `${MANY}${FATTY_ATE}(?:/${MANY}${FATTY_ATE}){0,2}`;

const POLYOL = oneOf(
  `glyceryl, diglyceryl, triglyceryl, polyglyceryl \\d+, sorbitan, sorbitol, sorbityl, sucrose, glycol, propylene glycol,
  butylene glycol, dipropylene glycol, neopentyl glycol, propanediol, pentylene glycol, pentaerythrityl,
  dipentaerythrityl, trimethylolpropane, ditrimethylolpropane, methyl glucose, xylityl, erythrityl, isosorbide, dextrin,
  inulin, trehalose, raffinose, glucose, glycereth \\d+, sorbeth \\d+, methyl gluceth \\d+, triethylene glycol,
  hexylene glycol, caprylyl glycol, polyglycerin \\d+`,
);

const CHAIN = oneOf(
  'caprylic, capric, lauric, myristic, palmitic, stearic, oleic, linoleic, linolenic, isostearic, succinic, behenic, caprylyl, isopalmitic',
);

/** Esters and fats by the rules of INCI nomenclature. */
export const ESTERS: readonly InciFamily[] = [
  {
    family: 'Ester of a polyol',
    begins: new RegExp(`^(?:${ALKOXY} )?${POLYOL}`),
    pattern: new RegExp(`^(?:${ALKOXY} )?${POLYOL}(?:/${POLYOL})? ${TAIL}$`),
    functions: ['emulsifier'],
  },
  {
    family: 'Ester of polyethylene or polypropylene glycol',
    begins: BEGINS_ALKOXY,
    pattern: new RegExp(
      `^${ALKOXY} (?:${TAIL}|(?:hydrogenated )?${OIL}(?: ${OIL_PART})?(?: ${FATTY_TAIL})?|sorbitan (?:peroleate|beeswax)|beeswax|(?:coc|ole|stear|soy|tallow)amine|castor oil(?: ${FATTY_TAIL})?|hydrogenated castor oil(?: ${FATTY_TAIL})?)$`,
    ),
    functions: ['emulsifier'],
  },
  {
    family: 'Ether of polyethylene or polypropylene glycol',
    begins: BEGINS_ALKOXY,
    pattern: new RegExp(
      `^(?:di )?${ALKOXY} (?:${LONG_ALKYL}|${SHORT_ALKYL}|benzyl|glyceryl|diglyceryl) ether(?: ${TAIL})?$`,
    ),
    functions: ['emollient'],
  },
  {
    family: 'Polyethylene or polypropylene glycol',
    pattern: /^(?:peg|ppg)(?:\/(?:peg|ppg))? \d{1,3}(?:\/\d{1,3})?m?$/,
    functions: ['humectant'],
  },
  {
    family: 'Ester of a fatty alcohol',
    begins: new RegExp(`^(?:di |tri |tetra |di|tri|tetra|bis )?(?:${LONG_ALKYL}|${CARBON} )`),
    // Ethylhexyl ethylhexanoate is prohibited (CosIng II/1491) and has its own entry.
    pattern: new RegExp(
      `^(?!ethylhexyl ethylhexanoate)(?:di |tri |tetra |di|tri|tetra|bis )?(?:${LONG_ALKYL}|${CARBON} (?:iso)?alkyl)(?:/${LONG_ALKYL})* ${TAIL}$`,
    ),
    functions: ['emollient'],
  },
  {
    family: 'Ester of a fatty acid',
    begins: new RegExp(`^${SHORT_ALKYL} `),
    pattern: new RegExp(`^${SHORT_ALKYL} ${FATTY_TAIL}$`),
    functions: ['emollient'],
  },
  {
    family: 'Fats and their parts',
    pattern: new RegExp(
      `^(?:(?:hydrogenated|acetylated) )?(?:${CHAIN}(?:/${CHAIN})+ (?:triglyceride|glyceride)|${CARBON} (?:acid )?(?:triglyceride|glycol ester|acid glycol ester)|${OIL} (?:glyceride|triglyceride|sterol))(?: citrate)?$`,
    ),
    functions: ['emollient'],
  },
  {
    family: 'Hydrocarbon or alcohol of a range of chain lengths',
    pattern: new RegExp(
      `^${CARBON} (?:alkane|isoalkane|isoparaffin|paraffin|alcohol|isoalcohol|acid|olefin|glycol|alkane/cycloalkane|cycloalkane)$`,
    ),
    functions: ['emollient'],
  },
  {
    family: 'Ester of an oil with polyethylene glycol or polyglycerin',
    pattern: new RegExp(
      `^(?:hydrogenated )?${OIL}(?: (?:oil|wax|butter|acid|alcohol|seed oil))?(?:/${OIL}(?: (?:oil|wax|seed wax))?)* (?:peg|polyglyceryl|glycereth) ?\\d{1,3} ester$`,
    ),
    functions: ['emulsifier'],
  },
  {
    family: 'Esters of an oil',
    pattern: new RegExp(
      `^${OIL}(?: (?:oil|butter|wax|seed oil))? (?:ethyl|decyl|lauryl|cetyl|oleyl|octyldodecyl|stearyl|myristyl) ester$`,
    ),
    functions: ['emollient'],
  },
];
