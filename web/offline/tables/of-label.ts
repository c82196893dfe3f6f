import type { Product } from '#domain/products/product.ts';
import { reportInputKey } from '#domain/safety/report-key.ts';
import type { StoredReport } from './account-db.ts';

/** Before the key of a report that the server made: the engine of this phone writes its own as soon as it can. */
export const BY_SERVER = 'server ';

/** Whether a report is of the label that a product has now, whichever engine and knowledge wrote it. */
export const isOfLabel = ({ inputKey, report }: StoredReport, product: Product): boolean =>
  inputKey.replace(BY_SERVER, '') === reportInputKey(product, report.versions);
