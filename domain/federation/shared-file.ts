import { z } from 'zod';
import { type SourceFacts, SourceFacts as SourceFactsSchema } from '../catalogue/facts.ts';
import { publishedCode } from '../catalogue/published-code.ts';
import type { ContributionKind, Offered } from '../catalogue/review/contribution.ts';
import { groupName, groupText } from '../groups/group-text.ts';
import { fail, type Result, succeed } from '../problem.ts';
import { LABEL_MAX } from '../products/manual-product.ts';
import { TopCategory } from '../products/product.ts';
import { LABEL_PHOTO_SOURCE } from '../products/relabel.ts';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { CalendarDate, typedText } from '../text-limits.ts';
import { TIP_AREAS, TIP_AUDIENCES, TIP_SOURCE_MAX, TIP_TEXT_MAX, TIP_TITLE_MAX } from '../tips/calls.ts';

// The signed file one server gives to others (product P26): product facts and tips, and nothing about any person.

/** Maximum length of a file, in characters. */
export const SHARED_FILE_MAX = 64 * 1024 * 1024;
/** Tolerated difference between the clocks of two servers, in ms. */
const CLOCKS_APART_MS = 86_400_000;

const SharedCorrection = z.strictObject({
  gtin: z.string().refine((code) => publishedCode(code).gtin === code, 'This is not the GTIN-14 of one product.'),
  kind: z.enum(['entered', 'photo']),
  name: typedText(200),
  brand: typedText(120),
  size: typedText(60).nullable(),
  category: TopCategory,
  productType: ProductType.nullable(),
  forms: z.array(ProductForm).max(8),
  baby: z.boolean(),
  ingredientsText: typedText(LABEL_MAX, 1),
  emoji: typedText(16),
  /** The day the data was entered. */
  date: CalendarDate,
});
export type SharedCorrection = z.infer<typeof SharedCorrection>;

const FileTip = z.strictObject({
  area: z.enum(TIP_AREAS),
  audience: z.enum(TIP_AUDIENCES),
  title: groupName(TIP_TITLE_MAX, 3),
  text: groupText(TIP_TEXT_MAX, 10),
  source: groupName(TIP_SOURCE_MAX, 0),
});
export type FileTip = z.infer<typeof FileTip>;

const Body = z.strictObject({
  /** Milliseconds since 1970; increases with each file of a server. */
  madeAt: z.number().int().positive(),
  corrections: z.array(SharedCorrection).max(20_000),
  tips: z.array(FileTip).max(1_000),
});
export type SharedBody = z.infer<typeof Body>;

const FORMAT = 'safeshelf shared 1';
const SharedFile = z.strictObject({
  format: z.literal(FORMAT),
  /** Raw Ed25519 public key, base64url. */
  key: z.string().regex(/^[\w-]{43}$/),
  /** Ed25519 over the UTF-8 bytes of {@link signedText}, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
  /** JSON, exactly as it was signed. */
  body: z.string(),
});

/** The signed text. The format prefix keeps the signature from being valid for anything else signed with this key. */
export const signedText = (body: string): string => `${FORMAT}\n${body}`;

/** A contribution in the form shared with other servers; null if they could not use it. */
export function correctionOf({ kind, facts }: Offered): SharedCorrection | null {
  const { gtin } = publishedCode(facts.code);
  const { name, brand, size, category, productType, forms = [], baby = false, ingredientsText, emoji } = facts;
  const { date } = facts.source;
  const said = { gtin, kind, name, brand, size, category, productType, forms, baby, ingredientsText, emoji, date };
  const read = SharedCorrection.safeParse(said);
  return read.success ? read.data : null;
}

const NAMED: Readonly<Record<ContributionKind, string>> = { entered: 'Entered by hand', photo: LABEL_PHOTO_SOURCE };

/** Another server's correction, as the facts that a household of this server would offer. */
export function factsOf({ gtin, kind, date, ...said }: SharedCorrection): SourceFacts {
  const source = { name: NAMED[kind], date, licence: null };
  return SourceFactsSchema.parse({ ...said, code: gtin, codeFault: null, countries: [], source });
}

/** Serialises and signs a file. @param sign Ed25519 over the UTF-8 bytes of a text, base64url */
export function writeSharedFile(body: SharedBody, key: { publicKey: string; sign(text: string): string }): string {
  const text = JSON.stringify(body);
  const file = { format: FORMAT, key: key.publicKey, signature: key.sign(signedText(text)), body: text };
  return `${JSON.stringify(file)}\n`;
}

/** What this server knows about another server's key. */
export interface KnownKey {
  /** `madeAt` of the newest file imported from it, milliseconds since 1970; null before the first. */
  readonly latestAt: number | null;
}

const refused = (why: string) => fail('INVALID_INPUT', why);
const nobodyAccepted = (key: string) => refused(`It is signed with a key that nobody here has accepted: ${key}.`);

const read = <S extends z.ZodType>(schema: S, text: string): z.infer<S> | null => {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/**
 * Whether a file of a server may still be imported.
 * @param sender what is known about its key; null if nobody accepted the key
 * @param madeAt of the file, milliseconds since 1970
 */
export function isNewFile(sender: KnownKey | null, key: string, madeAt: number): Result<void> {
  if (!sender) return nobodyAccepted(key);
  const { latestAt } = sender;
  if (latestAt === null || madeAt > latestAt) return succeed(undefined);
  return refused(madeAt === latestAt ? 'It was already imported.' : 'It is older than the last file from this server.');
}

/**
 * Opens a file of another server. Its body is not parsed before the signature is verified against an accepted key.
 * @param known what is known about a key; null if nobody accepted it
 * @param verify whether a key signed a text
 * @returns the reason if it is refused: truncated, altered, signed with a key that nobody accepted, already imported,
 *   older than the last one, dated in the future, or with content that no server writes
 */
export async function openSharedFile(
  text: string,
  known: (key: string) => Promise<KnownKey | null>,
  verify: (key: string, signature: string, text: string) => boolean,
  nowMs: number,
): Promise<Result<{ readonly key: string; readonly body: SharedBody }>> {
  if (text.length > SHARED_FILE_MAX) return refused('The file is larger than any a server would write.');
  const file = read(SharedFile, text);
  if (!file) return refused('This is not a file from another server, or part of it is missing.');
  const { key, signature } = file;
  const sender = await known(key);
  if (!sender) return nobodyAccepted(key);
  if (!verify(key, signature, signedText(file.body))) return refused('It was altered: the signature does not match.');
  const body = read(Body, file.body);
  if (!body) return refused('It is signed, but contains something this version does not know.');
  if (body.madeAt > nowMs + CLOCKS_APART_MS) return refused('It is dated in the future.');
  const isNew = isNewFile(sender, key, body.madeAt);
  return isNew.ok ? succeed({ key, body }) : isNew;
}
