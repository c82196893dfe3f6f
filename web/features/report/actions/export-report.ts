import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { reportText } from './report-text.ts';

function save(name: string, type: string, content: string): void {
  saveFile(name, type, content);
  showToast({ title: 'Report saved', description: name, variant: 'success' });
}

const fileName = (product: Product, ending: string): string => `safeshelf-${productSlug(product)}.${ending}`;

/** Saves the report as a text file, to read, print or send. */
export const saveAsText = (product: Product, { report }: StoredReport): void =>
  save(fileName(product, 'txt'), 'text/plain;charset=utf-8', reportText(product, report));

/** Saves the report and its product as JSON, for other programs. */
export function saveAsData(product: Product, { report, computedAt }: StoredReport): void {
  const { id, gtin, name, brand, size, category, ingredientsText, source } = product;
  const data = {
    format: 'safeshelf-report/1',
    assessedAt: new Date(computedAt).toISOString(),
    product: { id, gtin, name, brand, size, category, ingredientsText, source },
    report,
  };
  save(fileName(product, 'json'), 'application/json', `${JSON.stringify(data, null, 2)}\n`);
}
