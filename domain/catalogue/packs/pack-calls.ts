import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { HOME_CATEGORIES } from '../../products/category.ts';

// Aisle packs: the catalogue as files for phones.

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first 16 hex digits of the hash of a pack, which identify its version. */
export const PackVersion = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * The signed manifest of a pack. Its parts may come over any connection, and are trusted because their hashes match.
 */
export const PackManifest = z.object({
  area: z.enum(HOME_CATEGORIES),
  version: PackVersion,
  /** The day it was made (ISO date). */
  madeOn: z.iso.date(),
  products: z.number().int().positive(),
  /** Of all parts concatenated. */
  sha256: Sha256,
  bytes: z.number().int().positive(),
  /** `sent` is the transfer size of a part. */
  parts: z.array(z.object({ bytes: z.number().int(), sent: z.number().int(), sha256: Sha256 })).min(1),
});
export type PackManifest = z.infer<typeof PackManifest>;

/** A pack that can be downloaded. */
export const PackOffer = z.object({
  /** A {@link PackManifest} as JSON, exactly as it was signed. */
  manifest: z.string().max(1_000_000),
  /** Ed25519 (RFC 8032) over the UTF-8 bytes of the manifest, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
  /** Earlier versions that can be updated to this one, with the transfer size of the update. */
  changes: z.array(z.object({ from: PackVersion, sent: z.number().int() })),
});
export type PackOffer = z.infer<typeof PackOffer>;

export const aislePacks = {
  method: 'GET',
  path: '/api/catalogue/packs',
  access: 'household',
  limit: 'default',
  summary: 'List this server’s aisle packs, with the key that signs them.',
  answers: {
    200: z.object({
      /** Raw Ed25519 public key, base64url; null if no pack was made yet. */
      key: z
        .string()
        .regex(/^[\w-]{43}$/)
        .nullable(),
      packs: z.array(PackOffer),
    }),
  },
} as const satisfies Call;

export const aislePackPart = {
  method: 'GET',
  path: '/api/catalogue/packs/{area}/{version}/{part}',
  access: 'household',
  limit: 'default',
  summary: 'Get one part of a pack by its number, or the change from an earlier version as `from-VERSION`.',
  file: 'application/octet-stream',
  answers: { 200: null },
} as const satisfies Call;
