import type { ExtractLabelAnswer } from '#domain/contract/answers.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { parseGtin, printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import type { Session } from '../http/caller.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { UploadLimiter } from '../http/upload-limiter.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import { extractBarcode } from './extract-barcode.ts';
import { ingredientsOf, readLabelPicture } from './read-label-picture.ts';
import type { PictureReader } from './reader.ts';
import type { Vision } from './vision.ts';

const NO_LIST = 'No ingredient list could be read. Move closer, keep it flat and avoid glare.';
const TOO_SMALL = 'The print is too small or too blurred to read. Move closer and take the photo again.';
const READ = 'The list was read. Please check it against the pack.';

/** The calls that read photos of barcodes and labels which the phone could not read by itself. */
export const readingRoutes = (
  stores: OperationStores,
  reader: PictureReader,
  room: UploadLimiter,
  vision: Vision | null,
): Handlers<'extractBarcode' | 'extractFromLabel'> => {
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
    const found = id === undefined ? null : await stores.findProduct(stores.reader, session.user.householdId, id);
    return found ? succeed(found) : fail('NOT_FOUND', 'This product does not exist.');
  };

  return {
    extractBarcode: async ({ session, body, nowMs }) => {
      const found = await room.within(session.user.id, nowMs, () =>
        extractBarcode(reader, session.user.householdId, vision, body, nowMs),
      );
      return found.ok ? answer(200, found.value) : found;
    },
    extractFromLabel: async ({ session, body, idempotencyKey, nowMs }) => {
      const id = body.productId === null ? null : productIdOf(body.productId);
      const known = id === null ? null : await stores.findProduct(stores.reader, session.user.householdId, id);
      if (body.productId !== null && !known) return fail('NOT_FOUND', 'This product does not exist.');
      const seen = await room.within(session.user.id, nowMs, () =>
        readLabelPicture(reader, session.user.householdId, vision, body.image, nowMs),
      );
      if (!seen.ok) return seen;
      const label = seen.value;
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
        return answer(200, said(null, label.legible ? NO_LIST : TOO_SMALL));
      }
      // The person checks the list first; nothing is stored until then.
      if (body.review !== null) return answer(200, { ...said(null, READ), success: true });
      // A photo does not overwrite a known list: the person decides which one is right.
      if (known?.ingredientsText) return answer(200, said(known, 'The list was read. Compare it with the stored one.'));
      const product = await saved(session, known, body.barcode, ingredients, idempotencyKey, nowMs);
      if (!product.ok) return product;
      return answer(200, said(product.value, READ));
    },
  };
};
