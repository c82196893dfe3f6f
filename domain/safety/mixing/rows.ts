import type { Household } from '../../households/household.ts';
import type { Severity } from '../vocabulary.ts';
import type { MixGroup } from './mix-group.ts';
import type { MixingText } from './mixing-texts.ts';
import { type Presence, type Profile, poolKindOf } from './profile.ts';

/** One side of a pair in a row: the product, and how the row's group is present in it. */
export interface Side {
  readonly profile: Profile;
  readonly presence: Presence;
}

/** One row of the mixing table. */
export interface MixingRow {
  readonly one: MixGroup;
  readonly other: MixGroup;
  /** Null if the pair turns out harmless. */
  readonly severity: (one: Side, other: Side, household: Household | null) => Severity | null;
  readonly text: MixingText;
  readonly source: string;
  readonly needs?: 'heat';
}

const CDC = 'CDC, Cleaning and Disinfecting with Bleach; US poison centres';
const EUH031 = 'CLP Annex II, EUH031 (contact with acids liberates toxic gas)';
const POOL = 'US EPA, Safe Storage and Handling of Swimming Pool Chemicals';
const DATA_SHEETS = 'Supplier safety data sheets, section 10 (expert review needed)';
const NFPA = 'NFPA 491, Guide to Hazardous Chemical Reactions';

const always = (severity: Severity) => (): Severity => severity;
const when =
  (severity: Severity, holds: (one: Side, other: Side) => boolean) =>
  (one: Side, other: Side): Severity | null =>
    holds(one, other) ? severity : null;

const holdsGroup = ({ profile }: Side, group: MixGroup): boolean => profile.groups.has(group);
/** Whether its list names a surfactant: "laundry" in a name does not make pure percarbonate a detergent. */
const isDetergent = ({ profile }: Side): boolean => {
  const cleaner = profile.groups.get('CLEANER');
  return profile.groups.has('ANIONIC') || (cleaner !== undefined && cleaner.ingredient !== profile.product.name);
};
const solid = (side: Side): boolean => side.presence.main || side.presence.acts;
/** An undiluted oil, solvent or sugar; not the glycol of a spray cleaner or a detergent. */
const fuel = (side: Side): boolean =>
  side.presence.acts || (side.presence.main && !holdsGroup(side, 'WATER') && !isDetergent(side));
const strongPeroxide = ({ presence, profile }: Side): boolean =>
  presence.percent === null
    ? presence.acts && presence.ingredient !== 'hydrogen peroxide' && profile.listed
    : presence.percent >= 10;

/** Whether it is a kitchen vinegar or the like, too weak to boil up. Acids that are never declared on food are not. */
const isOfTheKitchen = (side: Side): boolean =>
  side.profile.product.type === 'food' &&
  !holdsGroup(side, 'HYDROCHLORIC') &&
  !holdsGroup(side, 'SULFURIC') &&
  (side.presence.percent === null || holdsGroup(side, 'ACETIC'));

const asthmatic = (household: Household | null): boolean =>
  household?.members.some(
    (member) => member.conditions.includes('asthma') || member.allergyTypes.includes('respiratory'),
  ) ?? false;

const peroxideWithSolvent =
  (solvent: (side: Side) => boolean) =>
  (one: Side, other: Side): Severity | null => {
    if (!strongPeroxide(one)) return null;
    // Percarbonate and perborate are solids: only pure ones count, and only with an undiluted solvent.
    if (holdsGroup(one, 'PERCARBONATE')) return !isDetergent(one) && other.presence.acts ? 'CRITICAL' : null;
    return solvent(other) ? 'CRITICAL' : null;
  };

const differentPoolChlorine = (one: Side, other: Side): boolean => {
  const kind = poolKindOf(one.profile);
  const next = poolKindOf(other.profile);
  return kind !== next || (kind === null && one.profile.name !== other.profile.name);
};

const row = (
  one: MixGroup,
  other: MixGroup,
  severity: MixingRow['severity'],
  text: MixingText,
  source: string,
  needs?: 'heat',
): MixingRow => ({ one, other, severity, text, source, ...(needs === undefined ? {} : { needs }) });

/**
 * The mixing table: the rows of method M7 in its order, then what a poison centre would add. Only the most severe row
 * of a pair is reported, and of equally severe ones the first.
 */
export const MIXING_ROWS: readonly MixingRow[] = [
  row('HYPOCHLORITE', 'AMMONIA', always('CRITICAL'), 'chloramines', CDC),
  row('CHLORITE', 'ACID', always('CRITICAL'), 'chlorine_dioxide', `${EUH031}; CLP EUH032`),
  row('HYPOCHLORITE', 'ACID', always('CRITICAL'), 'chlorine', EUH031),
  row('CALCIUM_HYPOCHLORITE', 'ISOCYANURATE', always('CRITICAL'), 'pool_fire', POOL),
  row('CALCIUM_HYPOCHLORITE', 'BROMINE', always('CRITICAL'), 'pool_fire', POOL),
  row(
    'CALCIUM_HYPOCHLORITE',
    'ORGANIC',
    when('CRITICAL', (one, other) => solid(one) && fuel(other)),
    'fire',
    POOL,
  ),
  row(
    'ISOCYANURATE',
    'ORGANIC',
    when('CRITICAL', (one, other) => solid(one) && fuel(other)),
    'fire',
    POOL,
  ),
  row(
    'BROMINE',
    'ORGANIC',
    when('CRITICAL', (_, other) => fuel(other)),
    'fire',
    POOL,
  ),
  row(
    'POOL_CHLORINE',
    'ORGANIC',
    when('CRITICAL', (one, other) => fuel(other) && poolKindOf(one.profile) !== 'liquid chlorine'),
    'fire',
    POOL,
  ),
  row('POOL_CHLORINE', 'ALGICIDE', always('CRITICAL'), 'pool_fire', `${POOL}; CDC, Pool Chemical Safety`),
  row(
    'POOL_CHLORINE',
    'POOL_CHLORINE',
    when('CRITICAL', differentPoolChlorine),
    'pool_fire',
    `${POOL}; CDC, Pool Chemical Safety`,
  ),
  row('POOL_CHLORINE', 'BROMINE', always('CRITICAL'), 'pool_fire', POOL),
  row(
    'HYPOCHLORITE',
    'ALCOHOL',
    (_, other) => (other.presence.main ? 'CRITICAL' : 'WARNING'),
    'chloroform',
    `${NFPA}; CDC`,
  ),
  row(
    'HYPOCHLORITE',
    'ACETONE',
    (_, other) => (other.presence.main ? 'CRITICAL' : 'WARNING'),
    'chloroform',
    `${NFPA}; CDC`,
  ),
  row('CAUSTIC', 'ACID_DRAIN', always('CRITICAL'), 'drain_heat', 'CLP Annex VI, H314; drain cleaner label rule'),
  row(
    'DRAIN',
    'DRAIN',
    when('CRITICAL', (one, other) => one.profile.name !== other.profile.name),
    'drain_heat',
    'CLP Annex VI, H314; drain cleaner label rule',
  ),
  row('ACID', 'SULFIDE', always('CRITICAL'), 'hydrogen_sulfide', `${EUH031}; CDC NIOSH on hydrogen sulfide`),
  row('PHOSPHIDE', 'ACID', always('CRITICAL'), 'phosphine', 'CLP Annex VI, EUH029 and EUH032'),
  row('PHOSPHIDE', 'WATER', always('CRITICAL'), 'phosphine', 'CLP Annex VI, EUH029 and EUH032'),
  row(
    'PERMANGANATE',
    'ORGANIC',
    when('CRITICAL', (_, other) => fuel(other)),
    'fire',
    'CLP Annex VI, H272; supplier safety data sheets',
  ),
  row(
    'PERMANGANATE',
    'HYDROCHLORIC',
    always('CRITICAL'),
    'chlorine',
    'CLP Annex VI, H272; supplier safety data sheets',
  ),
  row(
    'PEROXIDE',
    'ACETONE',
    peroxideWithSolvent((other) => other.presence.main),
    'peroxide_fire',
    'CLP Annex VI, H271 and H272; supplier safety data sheets',
  ),
  row(
    'PEROXIDE',
    'ALCOHOL',
    peroxideWithSolvent(fuel),
    'peroxide_fire',
    'CLP Annex VI, H271 and H272; supplier safety data sheets',
  ),
  row(
    'CAUSTIC',
    'ACID',
    (_, other) => (isOfTheKitchen(other) ? 'CAUTION' : 'WARNING'),
    'heat',
    'CLP Annex VI, H314 and H290',
  ),
  row(
    'HYPOCHLORITE',
    'SULPHITE',
    when('WARNING', (_, other) => solid(other)),
    'heat_gas',
    DATA_SHEETS,
  ),
  row(
    'ACID',
    'SULPHITE',
    (_, other, household) => (solid(other) ? (asthmatic(household) ? 'CRITICAL' : 'WARNING') : null),
    'sulfur_dioxide',
    EUH031,
  ),
  row('HYPOCHLORITE', 'AMINE', always('WARNING'), 'chlorinated_amines', DATA_SHEETS),
  row('HYPOCHLORITE', 'PEROXIDE', always('WARNING'), 'oxygen', 'CDC, Cleaning and Disinfecting with Bleach'),
  row(
    'PEROXIDE',
    'ACETIC',
    // The oxygen bleach in a detergent is too little to react with a vinegar rinse.
    when('WARNING', (one) => !holdsGroup(one, 'PERCARBONATE') || (solid(one) && !isDetergent(one))),
    'peracetic',
    NFPA,
  ),
  row('AMMONIA', 'IODINE', always('WARNING'), 'nitrogen_iodide', NFPA),
  row(
    'CHLORINATED_SOLVENT',
    'HEAT',
    always('WARNING'),
    'phosgene',
    'CDC NIOSH on dichloromethane and phosgene',
    'heat',
  ),
  row('HYPOCHLORITE', 'QUAT', always('CAUTION'), 'quat_vapour', `${DATA_SHEETS}; bleach label rule`),
  // What a poison centre would add.
  row(
    'HYPOCHLORITE',
    'UREA',
    when('CRITICAL', (_, other) => solid(other)),
    'nitrogen_trichloride',
    POOL,
  ),
  row('BROMINE', 'ACID', always('CRITICAL'), 'bromine', POOL),
  row('GAS_WITH_ACID', 'ACID', always('CRITICAL'), 'toxic_gas', `${EUH031}; EUH032`),
  row('CHLORATE', 'ACID', always('CRITICAL'), 'chlorine_dioxide', 'CLP Annex VI, H271; supplier safety data sheets'),
  row(
    'CHLORATE',
    'ORGANIC',
    when('CRITICAL', (_, other) => fuel(other)),
    'fire',
    'CLP Annex VI, H271',
  ),
  row('PERMANGANATE', 'SULFURIC', always('CRITICAL'), 'fire', 'CLP Annex VI, H272; supplier safety data sheets'),
  row(
    'PERMANGANATE',
    'PEROXIDE',
    (_, other) => (holdsGroup(other, 'PERCARBONATE') ? null : strongPeroxide(other) ? 'CRITICAL' : 'WARNING'),
    'oxygen',
    'CLP Annex VI, H272; supplier safety data sheets',
  ),
  row(
    'ISOCYANURATE',
    'HYPOCHLORITE',
    when('WARNING', (one, other) => solid(one) && !holdsGroup(other, 'ISOCYANURATE')),
    'chlorine',
    POOL,
  ),
  row('HYPOCHLORITE', 'PHENOL', always('WARNING'), 'chlorinated_phenols', DATA_SHEETS),
  row('HYPOCHLORITE', 'SULFIDE', always('WARNING'), 'heat_gas', DATA_SHEETS),
  row('HYPOCHLORITE', 'CLEANER', always('INFO'), 'unforeseeable', 'Bleach label rule (EUH206)'),
  row('QUAT', 'ANIONIC', always('INFO'), 'disinfectant_lost', 'Detergent chemistry (expert review needed)'),
];
