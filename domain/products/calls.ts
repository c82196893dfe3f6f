import { z } from 'zod';
import { ProductAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';
import { ReportProgress } from '../contract/report-progress.ts';
import { Report } from '../safety/report.ts';
import { ManualProduct } from './manual-product.ts';
import { Product, TopCategory } from './product.ts';

// Products and their reports.

export const product = {
  method: 'GET',
  path: '/api/products/{id}',
  access: 'household',
  tokenScope: 'products',
  limit: 'default',
  summary: 'Get a product and its report, by id or slug.',
  answers: { 200: ProductAnswer },
} as const satisfies Call;

export const createManual = {
  method: 'POST',
  path: '/api/products/create-manual',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Add a product by hand.',
  body: z.strictObject({
    ...ManualProduct.shape,
    barcode: z.string().max(64).nullable().default(null),
    category: TopCategory.default('General'),
  }),
  answers: { 201: z.object({ success: z.literal(true), productId: z.string(), product: Product, report: Report }) },
} as const satisfies Call;

export const report = {
  method: 'POST',
  path: '/api/v1/products/{id}/report',
  access: 'household',
  tokenScope: 'products',
  limit: 'report',
  repeats: 'freely',
  summary: 'Get the report of a product.',
  goesOnWhenFull: true,
  body: z.strictObject({ userProfile: z.strictObject({}).default({}) }),
  answers: { 200: z.object({ report: Report }), 202: ReportProgress },
} as const satisfies Call;

export const reportCsv = {
  method: 'GET',
  path: '/api/v1/products/{id}/report.csv',
  access: 'household',
  tokenScope: 'products',
  entitlement: 'exportReports',
  limit: 'default',
  summary:
    'Download the report of a product as a table: the score, then every ingredient with its deduction and source.',
  file: 'text/csv',
  answers: { 200: null },
} as const satisfies Call;

export const reportPdf = {
  method: 'GET',
  path: '/api/v1/products/{id}/report.pdf',
  access: 'household',
  tokenScope: 'products',
  entitlement: 'exportReports',
  limit: 'report',
  perDay: 200,
  summary:
    'Download the report of a product for printing: a PDF with the receipt line by line, every ingredient and its sources.',
  file: 'application/pdf',
  answers: { 200: null },
} as const satisfies Call;
