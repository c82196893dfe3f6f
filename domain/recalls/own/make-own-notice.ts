import { fail, type Result, succeed } from '../../problem.ts';
import { parseGtin } from '../../products/gtin.ts';
import { makeNotice } from '../make-notice.ts';
import type { RecallNotice } from '../notice.ts';
import { markKey } from '../text/marks-in-text.ts';
import type { OwnNotice } from './own-notice.ts';

/** The day of a change: a clock that was set back never makes one older than what it changes. */
export const changedDay = (held: Pick<RecallNotice, 'changedOn'> | null, day: string): string =>
  held && held.changedOn > day ? held.changedOn : day;

const wrong = (field: string, message: string) => fail('INVALID_INPUT', message, { fields: { [field]: message } });

/** The barcodes as GTIN-14. One that was mistyped would warn the wrong home, so it is refused and named. */
function readGtins(typed: readonly string[]): Result<string[]> {
  const gtins = new Set<string>();
  for (const text of typed) {
    const read = /^[\d -]+$/.test(text) ? parseGtin(text) : null;
    if (!read?.ok) {
      const why = read ? read.problem.message : 'A barcode has digits alone.';
      return wrong('gtins', `${text} is no barcode. ${why}`);
    }
    gtins.add(read.value);
  }
  return succeed([...gtins]);
}

/**
 * A server's own notice in the form of all others (product P17.28): from then on it is matched, told and read as they are.
 * @param held the notice as it stands where this corrects it; null where it is new
 * @param publishedBy the host of the server
 * @param day today, ISO
 * @returns INVALID_INPUT naming the field
 */
export function makeOwnNotice(
  draft: OwnNotice,
  held: Pick<RecallNotice, 'publishedOn' | 'changedOn'> | null,
  { number, publishedBy, day }: { readonly number: string; readonly publishedBy: string; readonly day: string },
): Result<RecallNotice> {
  const gtins = readGtins(draft.gtins);
  if (!gtins.ok) return gtins;
  const short = draft.models.find((model) => markKey(model).length < 4);
  if (short !== undefined) return wrong('models', `${short} is too short for a model number: at least four signs.`);
  const read = makeNotice({
    ...draft,
    ...{ source: 'server', number, models: draft.models.map(markKey), remedy: draft.remedy.text },
    publishedOn: held?.publishedOn ?? day,
    changedOn: changedDay(held, day),
  });
  if (!read.ok) return fail('INVALID_INPUT', read.reason);
  if (draft.link !== '' && read.notice.link === null) {
    return wrong('link', 'This is no address of the web, such as https://example.org/recall.');
  }
  return succeed({
    ...read.notice,
    // What was chosen counts, not what the words sound like.
    ...{ gtins: gtins.value, hazard: draft.hazard, remedy: { kind: draft.remedy.kind, text: read.notice.remedy.text } },
    publishedBy,
  });
}
