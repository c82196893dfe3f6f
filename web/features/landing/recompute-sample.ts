import type { Report } from '#domain/safety/report.ts';
import { DEMO_INPUT } from '#web/product-view/demo-product.ts';
import { receiptCells } from '#web/product-view/receipt-cells.ts';
import { engine } from '#web/reports/engine.ts';

/** Scores the sample on this device. */
export const recomputeSample = (): Promise<Report> => engine.assess(DEMO_INPUT);

/** Its receipt as text, to compare with the one on the page. */
export const sampleReceipt = (report: Report): string => receiptCells(report).join('\n');
