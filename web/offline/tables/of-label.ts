import type { Product } from '#domain/products/product.ts';
import { reportInputKey } from '#domain/safety/report-key.ts';
import type { StoredReport } from './account-db.ts';

/** Key prefix of a report that the server made. This phone's engine replaces it as soon as it can. */
export const BY_SERVER = 'server ';

/** Whether a report is about the product's current label, whichever engine and knowledge wrote it. */
export const matchesLabel = ({ inputKey, report }: StoredReport, product: Product): boolean =>
  inputKey.replace(BY_SERVER, '') === reportInputKey(product, report.versions);
