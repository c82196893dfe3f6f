import { z } from 'zod';
import { RegistrationMode } from '../accounts/registration.ts';
import { InventoryItem } from '../inventory/item.ts';
import { ScanUsage } from '../plans/plan-schemas.ts';
import { Product } from '../products/product.ts';
import { Report } from '../safety/report.ts';

/** The answer to a scan. An unknown barcode is not an error: it gives 200 with `success: false`. */
export const ScanAnswer = z.object({
  success: z.boolean(),
  productId: z.string().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  category: z.string().optional(),
  message: z.string(),
  product: z.object({ name: z.string(), slug: z.string(), category: z.string() }).optional(),
  requiresLabelCapture: z.boolean(),
  productIdentified: z.boolean(),
  ingredientsProcessing: z.boolean(),
  /** Shown while the report is fetched; absent if there is no report to fetch. */
  loadingStatus: z.object({ message: z.string() }).optional(),
  /** Why `success` is false. */
  error: z.string().optional(),
  scanId: z.string(),
  usage: ScanUsage,
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const ProductAnswer = z.object({ product: Product, report: Report });
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** Below this the code was neither read from its bars nor seen in two ways: the person compares it with the pack. */
export const SURE_CODE = 0.9;

/** What the server read from a photo of a barcode. */
export const ExtractBarcodeAnswer = z.object({
  success: z.boolean(),
  barcode: z.string().nullable(),
  /** 0 to 1; below {@link SURE_CODE} it is a suggestion. */
  confidence: z.number(),
  details: z.array(z.string()),
});
export type ExtractBarcodeAnswer = z.infer<typeof ExtractBarcodeAnswer>;

/** What the server read from a photo of an ingredient list. A word missing here may still be on the label. */
export const ExtractLabelAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  productId: z.string().nullable(),
  product: z.object({ name: z.string() }).nullable(),
  /** False if there is print that is too small or too blurred to read. */
  legible: z.boolean(),
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  /** Words that may have been misread. */
  unsure: z.array(z.string()),
  /** Lines that were detected but could not be read. */
  unreadLines: z.number().int(),
});
export type ExtractLabelAnswer = z.infer<typeof ExtractLabelAnswer>;

/** The configuration of this instance, as far as the page needs it. */
export const InstanceAnswer = z.object({
  /** An external service that analyses photos: off unless the operator configured one. */
  vision: z.object({ on: z.boolean(), host: z.string().nullable() }),
  /** Whether it shows product pictures. */
  productPictures: z.boolean().default(false),
});
export type InstanceAnswer = z.infer<typeof InstanceAnswer>;

/** What a visitor who is not signed in needs to know about this server. */
export const SupportAnswer = z.object({
  /** The support address; null if the operator configured none. */
  email: z.string().nullable(),
  /** Whether this server sends mail; if not, its operator passes messages on by hand. */
  sendsMail: z.boolean().default(false),
  /** Who may create an account. */
  registration: RegistrationMode.default('open'),
  /** Whether visitors see the sign-in page instead of a start page. */
  startsWithSignIn: z.boolean().default(false),
  /** Whether plans are sold on this server. */
  sells: z.boolean().default(false),
  /** Whether an advertising pixel is used for visitors who agree to it. */
  pixel: z.boolean().default(false),
});
export type SupportAnswer = z.infer<typeof SupportAnswer>;

/** An inventory entry with its product. */
export const InventoryEntry = InventoryItem.extend({
  product: z.object({
    id: z.string(),
    name: z.string(),
    brand: z.string(),
    slug: z.string(),
    category: z.string(),
    /** One of the nine home areas. */
    homeCategory: z.string(),
    emoji: z.string(),
    /** Null if there is none, or if too little is known to show a good score. */
    safetyScore: z.number().nullable(),
  }),
});

/** One page of the inventory. `next` is the cursor of the following page; null on the last. */
export const InventoryPage = z.object({ products: z.array(InventoryEntry), next: z.string().nullable() });
