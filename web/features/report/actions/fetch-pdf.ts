import { reportPdf } from '#domain/products/calls.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';

/** A long report takes seconds on a small server, and may wait for others. */
const PATIENCE_MS = 70_000;

const UNREACHABLE = 'The server could not be reached.';

/** What the server says of a refusal, in its own sentence. */
async function whyNot(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : UNREACHABLE;
}

/**
 * Has the server print a report, and hands the file to the browser.
 * @returns null once it is saved, else why it is not, in a sentence
 */
export async function fetchPdf(product: Product): Promise<string | null> {
  const path = reportPdf.path.replace('{id}', encodeURIComponent(product.id));
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return await whyNot(answer);
    saveFile(`safeshelf-${productSlug(product)}.pdf`, 'application/pdf', await answer.blob());
    return null;
  } catch {
    return UNREACHABLE;
  }
}
