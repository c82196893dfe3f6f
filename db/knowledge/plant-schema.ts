import { z } from 'zod';
import { SourceAudience, SourceFact } from './source-schema.ts';

const texts = z.array(z.string().min(2)).default([]);

/**
 * Plants, fungi and their poisons that share their warnings: `db/knowledge/poisonous-plants.json`. The warnings apply
 * to every ingredient with one of the names, and to every preparation of a taxon.
 */
export const PoisonousPlants = z.strictObject({
  /** What they have in common, for the reviewer. */
  topic: z.string().min(3),
  plants: z
    .array(
      z.strictObject({
        /** Scientific names: a species, or a genus that stands for all its species. */
        taxa: texts,
        /** Common names and names of preparations, in the languages of labels. */
        names: texts,
        /** Scientific names that begin with these are not meant. */
        except: texts,
      }),
    )
    .min(1),
  facts: z.array(SourceFact).default([]),
  audience: z.array(SourceAudience).min(1),
});
export type PoisonousPlants = z.infer<typeof PoisonousPlants>;
