import { foldInPlace } from '../../products/label/fold-in-place.ts';
import type { DetergentShare } from './statement-finding.ts';

// The ranges of Annex VII A of Regulation (EC) 648/2004 as labels write them.
const LESS = `(?:<|less than|below|moins de|weniger als|unter|menos de|inferior a|meno di|inferiore a(?:l)?)`;
const MORE = `(?:>|≥|more than|plus de|mehr als|uber|mas de|superior a|piu di|superiore a(?:l)?)`;
const TO = `(?:-|to|a|à|bis|e|y|et|and|but less than|jedoch weniger als|mais moins de|pero menos de)`;
const OR_MORE = `(?:or (?:over|more)|ou plus|oder (?:daruber|mehr)|o (?:superior|mas|piu)|e oltre)[^%]{0,30}`;
const RANGE = new RegExp(
  `${LESS} ?5 ?%|5 ?% ${OR_MORE}15 ?%|15 ?% ${OR_MORE}30 ?%|(?:≥ ?)?5 ?%? ?${TO} ?(?:<|less than)? ?15 ?%|(?:≥ ?)?15 ?%? ?${TO} ?(?:<|less than)? ?30 ?%|${MORE} ?30 ?%|30 ?% (?:and|or) (?:more|over)|30 ?% (?:und|oder) (?:mehr|daruber)|30 ?% (?:et|ou) plus|30 ?% (?:y|o) mas|30 ?% (?:e|o) (?:piu|oltre)`,
  'g',
);
const SUBSTANCE =
  /surfactant|tensid|surface|tensioact|tensioativ|tensioattiv|bleach|bleichmittel|blanchiment|blanque|sbiancant|phosph|fosf|soap|seife|savon|jabon|sapone|zeolit|edta|nta\b|hydrocarb|kohlenwasser|hydrocarbur|hidrocarbur|idrocarbur|phenol|fenol|polycarbox|policarbox|policarboss|enzym|enzim|perfum|parfum|profum|duft|disinfect|desinf|disinf|brightener|aufheller|azurant|abrillantador|sbiancante ottico/;
/** Characters after a range that may still belong to it. */
const REACH = 160;

const rangeOf = (printed: string): string => {
  if (/30/.test(printed)) return /15/.test(printed) ? '15-30%' : '30% and more';
  return /15/.test(printed) ? '5-15%' : 'less than 5%';
};

/**
 * Shares of surfactants and other classes that a detergent states (Annex VII A of Regulation (EC) 648/2004).
 * @param text the label
 */
export const readDetergentShares = (text: string): readonly DetergentShare[] => {
  const folded = foldInPlace(text);
  if (!folded.includes('%')) return [];
  const ranges = [...folded.matchAll(RANGE)];
  const shares: DetergentShare[] = [];
  ranges.forEach((hit, at) => {
    const start = hit.index + hit[0].length;
    const next = ranges[at + 1]?.index ?? folded.length;
    const end = Math.min(next, start + REACH);
    const stretch = text.slice(start, end).split(/[.;\n]/)[0] ?? '';
    for (const part of stretch.split(',')) {
      const substance = part.replace(/^[ :]+|[ :(]+$/g, '');
      if (substance !== '' && SUBSTANCE.test(foldInPlace(substance)))
        shares.push({ substance, range: rangeOf(hit[0]) });
    }
  });
  return shares;
};
