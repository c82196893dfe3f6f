import type { AudienceEntry, Fact } from '../../knowledge/knowledge.ts';
import type { StatementFinding } from './statement-finding.ts';

/** Hazard classes of method M4.1, by the hazard statement of a mixture. */
const CLASS_OF: Readonly<Record<string, string>> = {
  H220: 'FLAMMABLE',
  H222: 'FLAMMABLE',
  H224: 'FLAMMABLE',
  H225: 'FLAMMABLE',
  H240: 'FLAMMABLE',
  H241: 'FLAMMABLE',
  H242: 'FLAMMABLE',
  H271: 'FLAMMABLE',
  H272: 'FLAMMABLE',
  H300: 'ACUTE_FATAL',
  H301: 'ACUTE_TOXIC',
  H302: 'ACUTE_HARMFUL',
  H304: 'ASPIRATION',
  H310: 'ACUTE_FATAL',
  H311: 'ACUTE_TOXIC',
  H312: 'ACUTE_HARMFUL',
  H314: 'CORROSIVE',
  H315: 'IRRITANT',
  H317: 'SKIN_SENS',
  H318: 'EYE_DAMAGE',
  H319: 'IRRITANT',
  H330: 'ACUTE_FATAL',
  H331: 'ACUTE_TOXIC',
  H332: 'ACUTE_HARMFUL',
  H334: 'RESP_SENS',
  H335: 'RESP_IRRITANT',
  H336: 'NARCOTIC',
  H340: 'CMR_1',
  H341: 'CMR_2',
  H350: 'CMR_1',
  H351: 'CMR_2',
  H360: 'CMR_1',
  H361: 'CMR_2',
  H370: 'STOT_1',
  H371: 'STOT_2',
  H372: 'STOT_1',
  H373: 'STOT_2',
  H400: 'AQ_1',
  H410: 'AQ_1',
  H411: 'AQ_2',
  H412: 'AQ_3',
  H413: 'AQ_3',
  H420: 'OZONE',
  EUH029: 'RELEASES_GAS',
  EUH031: 'RELEASES_GAS',
  EUH032: 'RELEASES_GAS',
  EUH070: 'ACUTE_TOXIC',
  EUH071: 'RESP_IRRITANT',
  EUH206: 'RELEASES_GAS',
  EUH380: 'ED_CONFIRMED',
  EUH381: 'ED_SUSPECTED',
};

/**
 * What a pictogram stands for if none of its statements was read: the graver of its hazards for "Danger" or no signal
 * word, else the one for "Warning". A guess, so level C: it never causes a cap. GHS05 with "Warning" is about metals
 * only.
 */
const CLASS_OF_PICTOGRAM: Readonly<Record<string, readonly [danger: string | null, other: string | null]>> = {
  GHS02: ['FLAMMABLE', 'FLAMMABLE'],
  GHS03: ['FLAMMABLE', 'FLAMMABLE'],
  GHS05: ['CORROSIVE', null],
  GHS06: ['ACUTE_TOXIC', 'ACUTE_TOXIC'],
  GHS07: ['IRRITANT', 'IRRITANT'],
  GHS08: ['STOT_1', 'STOT_2'],
  GHS09: ['AQ_2', 'AQ_2'],
};
/** The statements behind each pictogram (Annex I of the regulation): if one of them was read, no guess is needed. */
const SAID_BY: Readonly<Record<string, RegExp>> = {
  GHS02: /^H2[2-6]/,
  GHS03: /^H27/,
  GHS05: /^H(?:290|314|318)/,
  GHS06: /^H3(?:0[01]|1[01]|3[01])/,
  GHS07: /^H3(?:02|12|32|15|17|19|35|36)|^H420/,
  GHS08: /^H3(?:04|34|4|5|6|7)/,
  GHS09: /^H41|^H400/,
};

const cite = (code: string): string => `Reg (EC) 1272/2008, ${code} on the label`;

/** The hazard facts that the label states about the mixture as a whole, each citing its statement. */
export const mixtureFacts = (finding: StatementFinding): readonly Fact[] => {
  const facts: Fact[] = [];
  for (const { code } of finding.hazards) {
    const found = CLASS_OF[code];
    if (found !== undefined) facts.push({ class: found, route: null, source: cite(code), evidence: 'A' });
  }
  for (const code of finding.pictograms) {
    const said = SAID_BY[code];
    if (said === undefined || finding.hazards.some((one) => said.test(one.code))) continue;
    const [danger = null, other = null] = CLASS_OF_PICTOGRAM[code] ?? [];
    const found = finding.signal === 'warning' ? other : danger;
    if (found !== null) facts.push({ class: found, route: null, source: cite(code), evidence: 'C' });
  }
  return facts;
};

const VETERINARY = 'poison-centre and veterinary consensus (expert review needed)';
type Warned = readonly [who: string, severity: AudienceEntry['severity']];
const WARNED: readonly (readonly [codes: RegExp, warned: readonly Warned[]])[] = [
  [
    /^H3[013]0$/,
    [
      ['dog', 'CRITICAL'],
      ['cat', 'CRITICAL'],
    ],
  ],
  [
    /^H3[013]1$|^H314$|^H304$/,
    [
      ['dog', 'WARNING'],
      ['cat', 'WARNING'],
    ],
  ],
  [
    /^H302$|^H318$|^EUH206$/,
    [
      ['dog', 'CAUTION'],
      ['cat', 'CAUTION'],
    ],
  ],
  [/^H4(?:00|10)$/, [['fish', 'WARNING']]],
  [
    /^H317$/,
    [
      ['al_skin', 'WARNING'],
      ['al_chemical', 'WARNING'],
      ['eczema', 'WARNING'],
    ],
  ],
  [/^H362$/, [['preg', 'WARNING']]],
  [
    /^EUH20[48]$/,
    [
      ['al_skin', 'CAUTION'],
      ['al_chemical', 'CAUTION'],
    ],
  ],
  [
    /^EUH204$/,
    [
      ['asthma', 'WARNING'],
      ['al_respiratory', 'WARNING'],
    ],
  ],
  [/^EUH202$/, [['child', 'CAUTION']]],
];

/** Whom the statements warn in addition to their classes: animals, allergies, pregnancy. */
export const mixtureAudience = (finding: StatementFinding): readonly AudienceEntry[] =>
  finding.hazards.flatMap(({ code }) =>
    WARNED.filter(([codes]) => codes.test(code)).flatMap(([, warned]) =>
      warned.map(([audience, severity]) => ({
        audience,
        severity,
        routes: [],
        source: `${cite(code)}; ${VETERINARY}`,
      })),
    ),
  );
