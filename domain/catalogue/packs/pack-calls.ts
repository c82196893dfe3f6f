import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { HOME_CATEGORIES } from '../../products/category.ts';

// Aisle packs: the catalogue in files for phones.

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first letters of the hash of a pack: what tells one version from another. */
export const PackVersion = z.string().regex(/^[0-9a-f]{16}$/);

/** What is signed of a pack: its parts come over any line, and are believed because they fit. */
export const PackManifest = z.object({
  area: z.enum(HOME_CATEGORIES),
  version: PackVersion,
  /** The day it was made (ISO date). */
  madeOn: z.iso.date(),
  products: z.number().int().positive(),
  /** Of all parts one behind the other. */
  sha256: Sha256,
  bytes: z.number().int().positive(),
  /** `sent` is what a part takes on the line. */
  parts: z.array(z.object({ bytes: z.number().int(), sent: z.number().int(), sha256: Sha256 })).min(1),
});
export type PackManifest = z.infer<typeof PackManifest>;

/** A pack as it is offered. */
export const PackOffer = z.object({
  /** A {@link PackManifest} as JSON, exactly as it was signed. */
  manifest: z.string().max(1_000_000),
  /** Ed25519 (RFC 8032) over the UTF-8 bytes of the manifest, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
  /** Earlier versions that can be brought up to this one, and what that takes on the line. */
  changes: z.array(z.object({ from: PackVersion, sent: z.number().int() })),
});
export type PackOffer = z.infer<typeof PackOffer>;

export const aislePacks = {
  method: 'GET',
  path: '/api/catalogue/packs',
  access: 'household',
  limit: 'default',
  summary: 'The aisle packs of this server, with the key that signs them.',
  answers: {
    200: z.object({
      /** Raw Ed25519 public key, base64url; null where no pack was made yet. */
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
  summary: 'One part of a pack by its number, or the change from an earlier version as `from-VERSION`.',
  file: 'application/octet-stream',
  answers: { 200: null },
} as const satisfies Call;
