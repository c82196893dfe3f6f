import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { StoredReport } from '#web/offline/account-db.ts';
import { showToast } from '#web/ui/toast.ts';
import { reportText } from './report-text.ts';

/** Hands a file to the browser, which asks or saves as the person set it up. Nothing leaves the device. */
function save(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  showToast({ title: 'Report saved', description: name, variant: 'success' });
}

const fileName = (product: Product, ending: string): string => `safeshelf-${productSlug(product)}.${ending}`;

/** The report as a text file, to read, print or send. */
export const saveAsText = (product: Product, { report }: StoredReport): void =>
  save(fileName(product, 'txt'), 'text/plain;charset=utf-8', reportText(product, report));

/** The report as data, with the product it is about: what another program can read. */
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
