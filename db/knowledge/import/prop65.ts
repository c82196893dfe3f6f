import type { ConditionKind, ListEntry } from '../list-schema.ts';
import { rowsBelow } from './delimited.ts';
import { listEntryOf } from './draft-entry.ts';
import { isName, tidy } from './name-texts.ts';
import { casNumbers } from './number-texts.ts';

const NOTES = /\[(?:Basis|Click)[^\]]*\]|\(NOTE[^)]*\)/gi;
const INHALED = /airborne|respirable|inhalable|\bdust\b|\bmists?\b/i;
const CONDITION =
  /alcoholic beverages, when|in alcoholic beverages|daily dosages|in combination with|combined chemotherapy/i;

/** Names from one row: as listed, without the brackets after it, and what is in them if that is a name. */
function namesOf(text: string): string[] {
  const whole = tidy(text.replace(NOTES, ' ')).replace(/ \((?:ingested|airborne[^)]*|inhalable[^)]*)\)/i, '');
  const behind = /^(.{4,}?) ?\(([^()]+)\)$/.exec(whole);
  const names = [whole];
  if (behind?.[1] && behind[2]) {
    const inside = behind[2];
    const condition = /technical|containing|percent|form|\bas\b|used|grade|compounds|mixture|and its/i.test(inside);
    if (!condition) names.push(tidy(behind[1]));
    if (!condition && inside.length > 4) names.push(tidy(inside));
  }
  const base = whole.replace(/,? (?:and|\[and) (?:its|their|\w+) (?:\w+ )?(?:compounds|salts).*$/i, '');
  return [...new Set([...names, base, ...whole.split(';').map(tidy)])].filter(isName);
}

/** California Proposition 65: one entry for each chemical, with the endpoints of all its rows. */
export function propSixtyFive(text: string): ListEntry[] {
  const found = new Map<string, { names: string[]; cas: string[]; endpoints: string[]; text: string }>();
  for (const row of rowsBelow(text, ',', 'Chemical')) {
    const chemical = tidy(row('Chemical'));
    const endpoint = tidy(row('Type of Toxicity')).toLowerCase();
    if (!/cancer|developmental|male/.test(endpoint)) continue;
    const cas = casNumbers(row('CAS No.'));
    const names = namesOf(chemical);
    const key = cas[0] ?? names[0]?.toLowerCase() ?? chemical;
    const known = found.get(key) ?? { names: [], cas: [], endpoints: [], text: '' };
    found.set(key, known);
    known.names.push(...names);
    known.cas.push(...cas);
    known.endpoints.push(endpoint);
    known.text += ` ${chemical}`;
  }
  return [...found.values()].map(({ names, cas, endpoints, text: listed }) => {
    const route = INHALED.test(listed) ? '@inhal' : /\(ingested\)/i.test(listed) ? '@oral' : '';
    const condition: { conditional?: ConditionKind } = CONDITION.test(listed) ? { conditional: 'consumption' } : {};
    const says = [...new Set(endpoints)].join('; ');
    return listEntryOf(
      { entry: '', facts: CONDITION.test(listed) ? [] : [`P65${route}`], says, ...condition },
      { names, cas },
    );
  });
}
