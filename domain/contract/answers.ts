import { z } from 'zod';
import { RegistrationMode } from '../accounts/registration.ts';
import { InventoryItem } from '../inventory/item.ts';
import { ScanUsage } from '../plans/plan-schemas.ts';
import { Product } from '../products/product.ts';
import { Report } from '../safety/report.ts';

/** The answer to a scan. An unknown code is no error: 200 with `success: false`. */
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
  /** What may be shown while the report is fetched; left out where there is none to fetch. */
  loadingStatus: z.object({ message: z.string() }).optional(),
  /** Why `success` is false. */
  error: z.string().optional(),
  scanId: z.string(),
  usage: ScanUsage,
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const ProductAnswer = z.object({ product: Product, report: Report });
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** Below this a code was not read from its bars, nor seen in two ways: a person compares it with the pack first. */
export const SURE_CODE = 0.9;

/** What the server read from a picture of a barcode. */
export const ExtractBarcodeAnswer = z.object({
  success: z.boolean(),
  barcode: z.string().nullable(),
  /** 0 to 1; below {@link SURE_CODE} it is a suggestion. */
  confidence: z.number(),
  details: z.array(z.string()),
});
export type ExtractBarcodeAnswer = z.infer<typeof ExtractBarcodeAnswer>;

/** What the server read from a picture of an ingredient list. Nothing may be concluded from a word that is not in it. */
export const ExtractLabelAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  productId: z.string().nullable(),
  product: z.object({ name: z.string() }).nullable(),
  /** False where print was seen that is too small or too unclear to be read. */
  legible: z.boolean(),
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  /** Words that may have been misread. */
  unsure: z.array(z.string()),
  /** Lines that were seen and could not be read. */
  unreadLines: z.number().int(),
});
export type ExtractLabelAnswer = z.infer<typeof ExtractLabelAnswer>;

/** What this instance has been set up to do, as far as the page has to say so. */
export const InstanceAnswer = z.object({
  /** A service beyond this instance that looks at pictures: off unless the operator configured one. */
  vision: z.object({ on: z.boolean(), host: z.string().nullable() }),
  /** Whether it shows pictures of products. */
  productPictures: z.boolean().default(false),
});
export type InstanceAnswer = z.infer<typeof InstanceAnswer>;

/** What somebody who is not signed in has to know of this server. */
export const SupportAnswer = z.object({
  /** Whom to write to for help; null where the operator gave no address. */
  email: z.string().nullable(),
  /** Whether this server sends mail; else its operator hands messages on. */
  sendsMail: z.boolean().default(false),
  /** Who may make an account. */
  registration: RegistrationMode.default('open'),
  /** Whether visitors find the sign-in in place of a start page. */
  startsWithSignIn: z.boolean().default(false),
  /** Whether plans are paid for on this server. */
  sells: z.boolean().default(false),
  /** Whether an advertising pixel is told of whoever agrees to it. */
  pixel: z.boolean().default(false),
});
export type SupportAnswer = z.infer<typeof SupportAnswer>;

/** An inventory entry with the product it holds. */
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
    /** Null where there is none, and where too little is known to show a good one. */
    safetyScore: z.number().nullable(),
  }),
});

/** A part of the inventory. `next` leads to the part after it; null where there is none. */
export const InventoryPage = z.object({ products: z.array(InventoryEntry), next: z.string().nullable() });

/** `lastBackupAt`: when the last backup was verified; null before the first. */
