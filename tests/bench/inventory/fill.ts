import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { PUSH_MAX_OPS } from '#domain/sync/push-limits.ts';
import { uuidv7 } from '#domain/uuid.ts';

const PLACES = ['Kitchen', 'Bathroom cabinet', 'Under the sink', 'Garage', 'Laundry'];

/** The operations that put this many labelled products, with an entry each, into a household. */
function operations(userId: string, entries: number): object[] {
  const labelled = starterCatalogue().filter((product) => product.ingredientsText !== null);
  const now = Date.now();
  const op = (type: string, entityId: string, payload: object) => ({
    ...{ opId: uuidv7(now, randomBytes(16)), userId, type, v: 1, entityId, payload, baseRev: null, createdAt: now },
  });
  return Array.from({ length: entries }, (_, at) => {
    const like = labelled[at % labelled.length];
    if (!like) throw new Error('The starter catalogue holds no label.');
    const [productId, entryId] = [uuidv7(now, randomBytes(16)), uuidv7(now, randomBytes(16))];
    const { brand, category, productType, forms, baby, ingredientsText } = like;
    const product = { name: `${like.name} ${at + 1}`, brand, barcode: null, category, productType, forms, baby };
    const fields = {
      place: PLACES[at % PLACES.length],
      ...(at % 9 === 0 && { expiresOn: `2027-0${(at % 8) + 1}-15` }),
    };
    return [
      op('product.create', productId, {
        ...product,
        ingredients: (ingredientsText ?? '')
          .split(',')
          .map((one) => one.trim().slice(0, 200))
          .filter((one) => one !== ''),
      }),
      op('inventory.add', entryId, { productId, fields }),
    ];
  }).flat();
}

/**
 * Puts labelled products, with an entry for each, into the household of the signed-in person, sent as a phone does.
 * @param entries how many
 */
export async function fill(context: BrowserContext, url: string, entries: number): Promise<void> {
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: string };
  const all = operations(id, entries);
  const deviceId = uuidv7(Date.now(), randomBytes(16));
  for (let from = 0; from < all.length; from += PUSH_MAX_OPS) {
    const answer = await context.request.post('/api/sync/push', {
      data: { deviceId, ops: all.slice(from, from + PUSH_MAX_OPS) },
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    });
    const { results } = (await answer.json()) as { results: { status: string; problem?: unknown }[] };
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`Not put into the inventory: ${JSON.stringify(refused)}`);
  }
}
