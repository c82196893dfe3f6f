import type { ExtractLabelAnswer } from '#domain/contract/calls.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { parseGtin, printedCode, storedGtin } from '#domain/products/gtin.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import type { Session } from '../accounts/sessions.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { Reading } from './messages.ts';
import type { PictureReader } from './reader.ts';
import type { UploadRoom } from './upload-room.ts';

/** How sure a code is that both readers, or one of them twice, saw with a fitting check digit. */
const CODE_CONFIDENCE = 0.95;
/** The phone read the same code by itself. */
const CONFIRMED = 0.99;

/** Ingredients below which a text is no list: a slogan has one or two. */
const LEAST_INGREDIENTS = 2;
const LONGEST_INGREDIENT = 200;
const MOST_INGREDIENTS = 500;

/** The ingredients of a reading as a product typed in by hand holds them; empty where it is no list. */
function ingredientsOf({ text }: LabelPhotoReading): string[] {
  const items = readLabel(text).tokens.map((item) => item.raw.trim().slice(0, LONGEST_INGREDIENT));
  const named = items.filter((item) => /\p{L}{2}/u.test(item));
  return named.length < LEAST_INGREDIENTS ? [] : named.slice(0, MOST_INGREDIENTS);
}

/** Reading photos of barcodes and of labels that the phone could not read by itself. */
export const readingRoutes = (
  stores: OperationStores,
  reader: PictureReader,
  room: UploadRoom,
): Handlers<'extractBarcode' | 'extractFromLabel'> => {
  const look = (session: Session, task: Reading['task'], image: Uint8Array, nowMs: number): Promise<Result<Reading>> =>
    room.within(session.user.id, nowMs, () => reader.read(task, image));

  const saved = async (
    session: Session,
    known: Product | null,
    barcode: string | null,
    ingredients: readonly string[],
    key: string | null,
    nowMs: number,
  ): Promise<Result<Product>> => {
    const read = barcode === null ? null : parseGtin(barcode);
    if (read && !read.ok) return read;
    const gtin = read?.value ?? (known?.gtin ? storedGtin(known.gtin) : null);
    const name = known?.name ?? (gtin ? `Product ${printedCode(gtin)}` : 'Product from a label');
    const payload = {
      barcode: gtin && printedCode(gtin),
      name,
      brand: known?.brand ?? '',
      ingredients: [...ingredients],
      category: known?.category ?? ('General' as const),
      productType: known?.productType ?? null,
      forms: known?.forms ?? [],
      baby: known?.baby ?? false,
    };
    const entityId = gtin ?? known?.id;
    const write = { type: 'product.create' as const, payload, key, ...(entityId && { entityId }) };
    const { problem, result } = await performDirect(stores, session, write, nowMs);
    if (problem) return { ok: false, problem };
    const id = result.changes[0]?.id ?? entityId;
    const found = id === undefined ? null : stores.rows.product.find(session.user.householdId, id);
    return found ? succeed(found.product) : fail('NOT_FOUND', 'This product does not exist.');
  };

  return {
    extractBarcode: async ({ session, body, nowMs }) => {
      const seen = await look(session, 'barcode', body.image, nowMs);
      if (!seen.ok) return seen;
      if (seen.value.task !== 'barcode') throw new Error('A barcode was asked for.');
      const { codes, details } = seen.value;
      const own = body.existingBarcode === null ? null : parseGtin(body.existingBarcode);
      const confirmed = codes.find(({ gtin }) => own?.ok && own.value === gtin);
      const [first] = codes;
      const best = confirmed ?? first;
      if (!best) return answer(200, { success: false, barcode: null, confidence: 0, details });
      return answer(200, {
        success: true,
        barcode: printedCode(best.gtin),
        confidence: confirmed ? CONFIRMED : CODE_CONFIDENCE,
        details: codes.length > 1 ? [...details, `${codes.length} barcodes are on this picture.`] : details,
      });
    },
    extractFromLabel: async ({ session, body, idempotencyKey, nowMs }) => {
      const id = body.productId === null ? null : productIdOf(body.productId);
      const known = id === null ? null : (stores.rows.product.find(session.user.householdId, id)?.product ?? null);
      if (body.productId !== null && !known) return fail('NOT_FOUND', 'This product does not exist.');
      const seen = await look(session, 'label', body.image, nowMs);
      if (!seen.ok) return seen;
      if (seen.value.task !== 'label') throw new Error('A label was asked for.');
      const { label } = seen.value;
      const said = (product: Product | null, message: string): ExtractLabelAnswer => ({
        success: product !== null,
        message,
        productId: product?.id ?? null,
        product: product && { name: product.name },
        ...label,
        unsure: [...label.unsure],
      });
      const ingredients = ingredientsOf(label);
      if (ingredients.length === 0) {
        return answer(
          200,
          said(null, 'No ingredient list could be read. Take the photo closer, flat and without glare.'),
        );
      }
      // What is known of a product is not overwritten by a photo: the person decides which list is right.
      if (known?.ingredientsText) return answer(200, said(known, 'The list was read. Compare it with the stored one.'));
      const product = await saved(session, known, body.barcode, ingredients, idempotencyKey, nowMs);
      if (!product.ok) return product;
      return answer(200, said(product.value, 'The list was read. Please check it against the pack.'));
    },
  };
};
