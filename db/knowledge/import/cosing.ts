import { readColourIndex } from '#domain/knowledge/chemistry/numbers.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { ListEntry } from '../list-schema.ts';
import { conditionOf } from './conditions.ts';
import { type Row, rowsBelow } from './delimited.ts';
import { type DraftEntry, listEntryOf } from './draft-entry.ts';
import { chemicalNames, glossaryNames, inciNames, isName, splitOutside, tidy } from './name-texts.ts';
import { casNumbers, ecNumbers, markedParts } from './number-texts.ts';

const INCI = 'Identified INGREDIENTS or substances e.g.';

/** A conditional row with more CAS numbers than this names a family, whose members have entries of their own. */
const FAMILY = 8;

/** What the other annexes still allow. */
export interface Allowed {
  readonly cas: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** The CAS numbers and names in the entries of Annexes III to VI. */
export const allowedBy = (lists: readonly (readonly ListEntry[])[]): Allowed => ({
  cas: new Set(lists.flat().flatMap((one) => one.cas)),
  names: new Set(lists.flat().flatMap((one) => one.names.map(normaliseName))),
});

/** "Chromium; chromic acid and its salts" names two substances, and the numbers belong to the first. */
function ownAndOthers(chemical: string): [string, ...string[]] {
  const parts = splitOutside(tidy(chemical), (text, at) => text[at] === ';');
  const [own = chemical, ...others] = parts;
  return others.some((text) => / and its salts/i.test(text)) ? [own, ...others] : [chemical];
}

/**
 * Splits a row into substances: those marked "[1]" and "[2]" separately, or else one that has the numbers. Each further
 * INCI name becomes a substance of its own, because no column says which number belongs to which name.
 */
function substances(row: Row, draft: DraftEntry, chemical: string, inci: readonly string[]): ListEntry[] {
  const cas = markedParts(row('CAS Number'));
  const ec = markedParts(row('EC Number'));
  const named = markedParts(chemical);
  const marks = [...cas.keys()].filter((mark) => mark !== '' && named.has(mark));
  if (marks.length > 1) {
    // The cell of numbers may be cut off before the last mark. What it leaves out still has its name.
    const single = [...named.keys()]
      .filter((mark) => mark !== '')
      .map((mark) =>
        listEntryOf(draft, {
          names: chemicalNames(named.get(mark) ?? ''),
          cas: casNumbers(cas.get(mark) ?? ''),
          ec: ecNumbers(ec.get(mark) ?? ''),
        }),
      );
    return [...single, ...inci.map((name) => listEntryOf(draft, { names: [name] }))];
  }
  const numbers = { cas: casNumbers(row('CAS Number')), ec: ecNumbers(row('EC Number')) };
  const [own, ...others] = ownAndOthers(chemical.replace(/\[\d{1,2}\]/g, ';'));
  const chemicals = chemicalNames(own);
  const [first] = inci;
  if (others.length > 0) {
    const apart = [...others.map((text) => chemicalNames(text)), ...inci.map((name) => [name])];
    return [
      listEntryOf(draft, { names: chemicals, ...numbers }),
      ...apart.map((names) => listEntryOf(draft, { names })),
    ];
  }
  if (inci.length === 1 && first !== undefined)
    return [listEntryOf(draft, { names: [first, ...chemicals], ...numbers })];
  return [
    listEntryOf(draft, { names: chemicals, ...numbers }),
    ...inci.map((name) => listEntryOf(draft, { names: [name] })),
  ];
}

/** The "(nano)" form is prohibited only under that name, because every form shares the number and the plain name. */
function nanoForms(row: Row, chemical: string, draft: DraftEntry): ListEntry[] {
  const forms = chemical.match(/[^,;[\]()]+\(nano\)/g) ?? [];
  const prohibited: DraftEntry = { entry: draft.entry, facts: ['PROHIBITED@cosmetic'] };
  return [
    ...forms.map((name) => listEntryOf(prohibited, { names: [tidy(name)] })),
    ...inciNames(row(INCI)).map((name) => listEntryOf(draft, { names: [name] })),
  ];
}

/**
 * Annex II: prohibited substances. A row with a condition is conditional, and so is what another annex still allows.
 * @param text the CosIng export
 */
export function annexTwo(text: string, allowed: Allowed): ListEntry[] {
  return rowsBelow(text, ',', 'Reference Number').flatMap((row) => {
    const chemical = row('Chemical name / INN');
    if (/^moved or deleted/i.test(chemical)) return [];
    const condition = conditionOf(tidy(chemical));
    const draft: DraftEntry = condition
      ? { entry: row('Reference Number'), facts: [], conditional: condition }
      : { entry: row('Reference Number'), facts: ['PROHIBITED@cosmetic'] };
    if (condition === 'form') return nanoForms(row, chemical, draft);
    return substances(row, draft, chemical, inciNames(row(INCI))).flatMap((one) => {
      if (condition) return one.cas.length > FAMILY ? [listEntryOf(draft, { names: one.names })] : [one];
      const isAllowed = (name: string): boolean => allowed.names.has(normaliseName(name));
      const kept = one.cas.filter((number) => allowed.cas.has(number));
      if (kept.length === 0 && !one.names.some(isAllowed)) return [one];
      const permitted: DraftEntry = { entry: draft.entry, facts: [], conditional: 'permitted' };
      if (kept.length === 0 || kept.length === one.cas.length) return [listEntryOf(permitted, one)];
      const rest = one.cas.filter((number) => !allowed.cas.has(number));
      const others = one.names.filter((name) => !isAllowed(name));
      const names = others.length > 0 ? others : one.names;
      return [
        listEntryOf(permitted, { names: one.names.filter(isAllowed), cas: kept }),
        listEntryOf(draft, { names, cas: rest }),
      ];
    });
  });
}

const DECLARED = /presence of the substances? (?:or (?:the )?substances )?(?:shall|must) be indicated/i;
const LABEL_NAME = /indicated (?:as )?[‘'"]([^’'"]{4,60})[’'"]/g;
// The advice on the "contains formaldehyde" threshold names every releaser among the preservatives.
const RELEASER = /.contains formaldehyde.|releasable formaldehyde/i;

// Matches the whole cell only: a row of several lines (a, b) also allows other products. "(8)" after the name refers
// uses other than preserving to Annex III.
const RINSE_OFF_ONLY = /^(?:only for )?rinse-?off(?: products)?$/i;
const OTHER_USES = /\(\d{1,2}\)\s*$/;

/** Annexes III, V and VI: what is allowed with limits. @param annex the Roman numeral */
export function annexWithLimits(text: string, annex: 'III' | 'V' | 'VI'): ListEntry[] {
  return rowsBelow(text, ',', 'Reference Number').flatMap((row) => {
    const rules = `${row('Other')} ${row('Wording of conditions of use and warnings')}`;
    const facts: string[] = [];
    if (annex === 'III' && DECLARED.test(rules)) facts.push('FRAG_ALLERGEN');
    if (annex === 'V' && RELEASER.test(`${rules} ${row('SCCS opinions')}`)) facts.push('FORMALDEHYDE_RELEASER');
    const chemical = row('Chemical name / INN');
    if (annex === 'V' && RINSE_OFF_ONLY.test(tidy(row('Product Type, body parts'))) && !OTHER_USES.test(chemical))
      facts.push('NOT_PERMITTED@leave_on');
    const labels = [...rules.matchAll(LABEL_NAME)].map((found) => tidy(found[1] ?? '').replace('/ ', '/'));
    const inci = [...inciNames(row(INCI)), ...glossaryNames(row('Name of Common Ingredients Glossary'))];
    const byName = new Map(inci.map((name) => [normaliseName(name), name]));
    const draft: DraftEntry = { entry: row('Reference Number'), facts };
    return [
      ...substances(row, draft, chemical, [...byName.values()]),
      ...labels.filter(isName).map((name) => listEntryOf(draft, { names: [name] })),
    ];
  });
}

// Labels print the Colour Index number, which has a field of its own. It becomes a name only if there is no other name.
function namesOfColour(row: Row, colours: readonly string[]): string[] {
  const named = [...inciNames(row('identified_ingredients')), ...chemicalNames(row('inn'))];
  const names = named.filter((name) => readColourIndex(name) === null);
  return names.length > 0 ? names : colours.map((number) => `CI ${number}`);
}

/** Annex IV: colorants. */
export function annexFour(text: string): ListEntry[] {
  return rowsBelow(text, ',', 'reference_number').map((row) => {
    const colours = row('colour_index_number').match(/\d{5}/g) ?? [];
    return listEntryOf(
      { entry: row('reference_number'), facts: [] },
      {
        names: namesOfColour(row, colours.slice(0, 1)),
        cas: casNumbers(row('cas_number')),
        ec: ecNumbers(row('ec_number')),
        ci: colours.slice(0, 1),
      },
    );
  });
}
