import { fail, type Result, succeed } from '../../problem.ts';
import { parseGtin } from '../../products/gtin.ts';
import { makeNotice } from '../make-notice.ts';
import type { RecallNotice } from '../notice.ts';
import { markKey } from '../text/marks-in-text.ts';
import type { OwnNotice } from './own-notice.ts';

/** The date of a change, never earlier than that of the version it replaces, even if the clock was set back. */
export const changedDay = (held: Pick<RecallNotice, 'changedOn'> | null, day: string): string =>
  held && held.changedOn > day ? held.changedOn : day;

const wrong = (field: string, message: string) => fail('INVALID_INPUT', message, { fields: { [field]: message } });

/** Parses barcodes to GTIN-14. A mistyped one would warn the wrong homes, so it is refused and named. */
function readGtins(typed: readonly string[]): Result<string[]> {
  const gtins = new Set<string>();
  for (const text of typed) {
    const read = /^[\d -]+$/.test(text) ? parseGtin(text) : null;
    if (!read?.ok) {
      const why = read ? read.problem.message : 'A barcode has only digits.';
      return wrong('gtins', `${text} is not a barcode. ${why}`);
    }
    gtins.add(read.value);
  }
  return succeed([...gtins]);
}

/**
 * Converts a server's own notice into the common form (product P17.28): from then on it is matched, delivered and shown
 * like any other.
 * @param held the stored notice if this corrects it; null if it is new
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
  if (short !== undefined)
    return wrong('models', `${short} is too short for a model number: use at least four characters.`);
  const read = makeNotice({
    ...draft,
    ...{ source: 'server', number, models: draft.models.map(markKey), remedy: draft.remedy.text },
    publishedOn: held?.publishedOn ?? day,
    changedOn: changedDay(held, day),
  });
  if (!read.ok) return fail('INVALID_INPUT', read.reason);
  if (draft.link !== '' && read.notice.link === null) {
    return wrong('link', 'This is not a web address, such as https://example.org/recall.');
  }
  return succeed({
    ...read.notice,
    // The hazard and remedy that the administrator chose take precedence over those derived from the text.
    ...{ gtins: gtins.value, hazard: draft.hazard, remedy: { kind: draft.remedy.kind, text: read.notice.remedy.text } },
    publishedBy,
  });
}
