import { delimitedCells } from '#domain/delimited-cells.ts';
import type { ListEntry } from '../list-schema.ts';
import { clpFacts } from './clp-classes.ts';
import { type DraftEntry, listEntryOf } from './draft-entry.ts';
import { alternatives, isName, tidy } from './name-texts.ts';
import { casNumbers, ecNumbers, markedParts } from './number-texts.ts';

// "[A complex combination of hydrocarbons …]" is a description, and "…%" stands for a concentration.
const DESCRIPTION = /\[(?=[^\]\s]*\s[^\]\s]+\s[^\]\s]+\s)[^\]]*\]/g;

/** Titanium dioxide: the classification was annulled (General Court T-279/20, upheld by C-71/23 P). */
const ANNULLED = new Set(['022-006-00-2']);

function namesOf(text: string, petroleum: boolean): string[] {
  const names = alternatives(
    tidy(text.replace(DESCRIPTION, ' ').replace(/…|\.\.\. ?%?|(?<=\D) %/g, ' ')).replace(/ \(ISO\)/gi, ''),
  )
    .map((name) => name.replace(/^and /, ''))
    // Groups defined as what other entries leave over name no substance.
    .filter((name) => isName(name) && !/specified elsewhere|exception of|^(?:solid|liquid)$/i.test(name));
  // Oil fractions share their second name with hundreds of entries.
  return petroleum ? names.slice(0, 1) : names;
}

/** Annex VI of CLP, the harmonised classifications: one substance for each mark in an entry. */
export function clpAnnexSix(text: string): ListEntry[] {
  return delimitedCells(text, ',')
    .filter((cells) => /^\d{3}-\d{3}-[\dX]{2}-[\dX]$/.test(cells[0]?.trim() ?? ''))
    .flatMap((cells) => {
      const [index = '', name = '', ec = '', cas = '', categories = '', codes = ''] = cells;
      const supplement = cells[8] ?? '';
      if (ANNULLED.has(index)) return [];
      const plain = (cell: string | undefined): string => (cell ?? '').replace(/\\n/g, '\n');
      const { facts, says, dropped } = clpFacts(
        `${plain(codes)}\n${plain(supplement)}`,
        plain(categories),
        plain(cells[9]),
        plain(cells[10]),
      );
      const draft: DraftEntry = {
        entry: index,
        facts,
        says,
        ...(dropped.length === 0 ? {} : { conditional: 'purity' as const, unless: dropped.join(', ') }),
      };
      const petroleum = index.startsWith('649');
      const named = markedParts(plain(name));
      const marks = [...named.keys()].filter((mark) => mark !== '');
      if (marks.length === 0)
        return [listEntryOf(draft, { names: namesOf(name, petroleum), cas: casNumbers(cas), ec: ecNumbers(ec) })];
      const numbers = { cas: markedParts(cas), ec: markedParts(ec) };
      return marks.map((mark) =>
        listEntryOf(draft, {
          names: namesOf(named.get(mark) ?? '', petroleum),
          cas: casNumbers(numbers.cas.get(mark) ?? ''),
          ec: ecNumbers(numbers.ec.get(mark) ?? ''),
        }),
      );
    });
}
