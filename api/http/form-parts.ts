/** One field of a form: its text, or the bytes of a file. */
export interface FormPart {
  readonly name: string;
  readonly isFile: boolean;
  readonly bytes: Buffer;
}

/** Most parts of one form; ours have four. */
const MOST_PARTS = 20;
const LINE = '\r\n';
const HEAD_END = Buffer.from('\r\n\r\n');
const NAME = /(?:^|;)\s*name="([^"\r\n]{1,100})"/i;
const FILE = /(?:^|;)\s*filename(?:\*)?=/i;

/** The boundary given in `Content-Type`; null if there is no valid one (RFC 2046, 5.1.1). */
const boundaryOf = (contentType: string): string | null =>
  /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/
    .exec(contentType)
    ?.slice(1)
    .find(Boolean) ?? null;

/** The content disposition in the headers of a part. */
const dispositionOf = (head: string): string | null =>
  /^content-disposition:\s*form-data\s*(;.*)$/i.exec(
    head.split(LINE).find((line) => /^content-disposition:/i.test(line)) ?? '',
  )?.[1] ?? null;

/**
 * The parts of a form (RFC 7578), as views of the bytes. The parser of `Response.formData` would copy a picture several
 * times and block everybody else for 60 ms.
 * @returns null if the bytes are not a complete form
 */
export function formParts(bytes: Buffer, contentType: string): readonly FormPart[] | null {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  const opening = Buffer.from(`--${boundary}`);
  const between = Buffer.from(`${LINE}--${boundary}`);
  if (!bytes.subarray(0, opening.length).equals(opening)) return null;
  const parts: FormPart[] = [];
  for (let at = opening.length; ; ) {
    const mark = bytes.toString('latin1', at, at + 2);
    if (mark === '--') return parts;
    if (mark !== LINE || parts.length >= MOST_PARTS) return null;
    const headEnd = bytes.indexOf(HEAD_END, at);
    const end = headEnd === -1 ? -1 : bytes.indexOf(between, headEnd + 2);
    if (end < headEnd + HEAD_END.length) return null;
    const disposition = dispositionOf(bytes.toString('utf8', at + 2, headEnd));
    const name = disposition === null ? undefined : NAME.exec(disposition)?.[1];
    if (disposition === null || name === undefined) return null;
    parts.push({ name, isFile: FILE.test(disposition), bytes: bytes.subarray(headEnd + HEAD_END.length, end) });
    at = end + between.length;
  }
}
