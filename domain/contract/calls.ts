import { z } from 'zod';
import { ANALYTICS_BATCH, ANALYTICS_PATH } from '../analytics/queue-rules.ts';
import { ScanUsage } from '../plans/plan.ts';
import { Product, TopCategory } from '../products/product.ts';
import { Report } from '../safety/report.ts';
import { ScanInput, ScanMode } from '../scanning/scan.ts';
import { ManualProduct } from '../sync/operation.ts';
import { PullAnswer, PushAnswer, PushRequest } from '../sync/wire.ts';
import { Uuid } from '../text-limits.ts';
import { Credentials, Registration, User } from './account.ts';
import {
  ExtractBarcodeAnswer,
  ExtractLabelAnswer,
  InstanceAnswer,
  InventoryEntry,
  ProductAnswer,
  ScanAnswer,
} from './answers.ts';
import { ReportProgress } from './report-progress.ts';

/** Who may call: everybody, a signed-in person, a member of the household that owns the row, an administrator. */
export type Access = 'public' | 'user' | 'household' | 'admin';

/** The rate limit a call falls under; the figures stand beside the limiter in `api`. */
export type LimitName =
  | 'login'
  | 'register'
  | 'scan'
  | 'push'
  | 'pull'
  | 'report'
  | 'upload'
  | 'analytics'
  | 'default'
  | 'unlimited';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for a part that varies. */
  readonly path: string;
  readonly access: Access;
  readonly limit: LimitName;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The call takes a form with one picture (field `image`) and these texts instead of JSON. */
  readonly upload?: z.ZodObject;
  /** The call takes one picture file as its whole body, of a type that begins with `image/`. */
  readonly picture?: true;
  readonly query?: z.ZodObject;
  /** What the answer is of, where it is a file and no JSON. */
  readonly file?: 'image/jpeg';
  /** Answer bodies by status. `null` is an empty answer. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Largest body in bytes; 64 KB where it is not said. */
  readonly maxBytes?: number;
  /** Pages call it, in the words of `domain/sync`: one that is too old is answered 426. */
  readonly pagesOnly?: true;
  /** It leaves a file on the server: refused sooner than other writes while the disk fills up. */
  readonly leavesFile?: true;
  /** Not a GET, and still answered while the disk of the server is full: it reads, or takes away. */
  readonly goesOnWhenFull?: true;
}

/** A form sends an empty text where a field was left out. */
const optionalText = z
  .string()
  .max(64)
  .default('')
  .transform((text) => text.trim() || null);

const Ready = z.object({ status: z.literal('ready'), lastBackupAt: z.string().nullable() });
const Alive = z.object({ status: z.literal('ok') });

/** Every call of the server: the contract of both ends, the route table, and the source of the OpenAPI document. */
export const CALLS = {
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    limit: 'register',
    summary: 'Create an account and its household, and sign in.',
    body: Registration,
    answers: { 201: User },
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    limit: 'login',
    summary: 'Sign in.',
    body: Credentials,
    answers: { 200: User },
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    limit: 'default',
    summary: 'End this session.',
    goesOnWhenFull: true,
    answers: { 204: null },
  },
  user: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    limit: 'default',
    summary: 'The signed-in person.',
    answers: { 200: User },
  },
  scan: {
    method: 'POST',
    path: '/api/scan',
    access: 'household',
    limit: 'scan',
    summary: 'Record a scan of a barcode and identify the product.',
    body: z.strictObject({
      barcode: z.string().min(1).max(64),
      mode: ScanMode.default('household'),
      input: ScanInput.default('typed'),
    }),
    answers: { 200: ScanAnswer },
  },
  scanUsage: {
    method: 'GET',
    path: '/api/scan/usage',
    access: 'household',
    limit: 'default',
    summary: 'Scans used this month, and the limit.',
    answers: { 200: ScanUsage },
  },
  product: {
    method: 'GET',
    path: '/api/products/{id}',
    access: 'household',
    limit: 'default',
    summary: 'A product and its report, by id or slug.',
    answers: { 200: ProductAnswer },
  },
  extractBarcode: {
    method: 'POST',
    path: '/api/products/extract-barcode',
    access: 'user',
    limit: 'upload',
    summary: 'Search a photo for a barcode with every reader the server has.',
    upload: z.strictObject({ existingBarcode: optionalText }),
    answers: { 200: ExtractBarcodeAnswer },
  },
  extractFromLabel: {
    method: 'POST',
    path: '/api/products/extract-from-label',
    access: 'household',
    limit: 'upload',
    summary: 'Read the ingredient list on a photo of a label. With `review`, nothing is stored.',
    upload: z.strictObject({ productId: optionalText, barcode: optionalText, review: optionalText }),
    answers: { 200: ExtractLabelAnswer },
  },
  createManual: {
    method: 'POST',
    path: '/api/products/create-manual',
    access: 'household',
    limit: 'default',
    summary: 'Enter a product by hand.',
    body: z.strictObject({
      ...ManualProduct.shape,
      barcode: z.string().max(64).nullable().default(null),
      category: TopCategory.default('General'),
    }),
    answers: { 201: z.object({ success: z.literal(true), productId: z.string(), product: Product, report: Report }) },
  },
  report: {
    method: 'POST',
    path: '/api/v1/products/{id}/report',
    access: 'household',
    limit: 'report',
    summary: 'The report of a product.',
    goesOnWhenFull: true,
    body: z.strictObject({ userProfile: z.strictObject({}).default({}) }),
    answers: { 200: z.object({ report: Report }), 202: ReportProgress },
  },
  inventory: {
    method: 'GET',
    path: '/api/inventory',
    access: 'household',
    limit: 'default',
    summary: 'The inventory of the household.',
    answers: { 200: z.array(InventoryEntry) },
  },
  addInventory: {
    method: 'POST',
    path: '/api/inventory',
    access: 'household',
    limit: 'default',
    summary: 'Add a product to the inventory.',
    body: z.strictObject({
      productId: z.string().min(1).max(200),
      quantity: z.number().int().min(1).max(9999).default(1),
    }),
    answers: { 201: InventoryEntry },
  },
  push: {
    method: 'POST',
    path: '/api/sync/push',
    access: 'household',
    limit: 'push',
    summary: 'Send queued operations; each gets its own answer.',
    body: PushRequest,
    answers: { 200: PushAnswer },
    maxBytes: 256 * 1024,
    pagesOnly: true,
  },
  pull: {
    method: 'GET',
    path: '/api/sync/pull',
    access: 'household',
    limit: 'pull',
    summary: 'Changes since a cursor.',
    query: z.object({ cursor: z.string().max(100).optional() }),
    answers: { 200: PullAnswer },
    pagesOnly: true,
  },
  analyticsEvents: {
    method: 'POST',
    path: ANALYTICS_PATH,
    access: 'user',
    limit: 'analytics',
    summary: 'Events of use, from people who agreed; kept without a name.',
    body: z.strictObject({ events: z.array(z.record(z.string(), z.unknown())).min(1).max(ANALYTICS_BATCH) }),
    answers: {
      200: z.object({ stored: z.number().int(), duplicates: z.number().int(), ignored: z.number().int() }),
    },
  },
  instance: {
    method: 'GET',
    path: '/api/instance',
    access: 'user',
    limit: 'default',
    summary: 'What this instance has been set up to do.',
    answers: { 200: InstanceAnswer },
  },
  putBlob: {
    method: 'PUT',
    path: '/api/sync/blobs/{sha256}',
    access: 'household',
    limit: 'upload',
    summary: 'Store a photo under the SHA-256 of its bytes; sent twice it is stored once.',
    picture: true,
    pagesOnly: true,
    answers: { 200: z.object({ sha256: z.string(), bytes: z.number().int() }) },
  },
  photo: {
    method: 'GET',
    path: '/api/photos/{sha256}',
    access: 'household',
    limit: 'default',
    summary: 'A photo of the household, re-encoded.',
    file: 'image/jpeg',
    answers: { 200: null },
  },
  healthz: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    limit: 'unlimited',
    summary: 'The process answers.',
    answers: { 200: Alive },
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    limit: 'unlimited',
    summary: 'The instance can work.',
    answers: { 200: Ready },
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    limit: 'default',
    summary: 'This description.',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** The idempotency header of a direct call: the operation id of the queue. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IdempotencyKey = Uuid;
