import { z } from 'zod';
import { SourceAudience, SourceFact } from './source-schema.ts';

const texts = z.array(z.string().min(2)).default([]);

/**
 * Plants, fungi and their poisons that share what is told of them: `db/knowledge/poisonous-plants.json`. It is told of
 * every ingredient that bears one of the names, and of every preparation of a taxon.
 */
export const PoisonousPlants = z.strictObject({
  /** What they have in common, for the reviewer. */
  topic: z.string().min(3),
  plants: z
    .array(
      z.strictObject({
        /** Scientific names: a species, or a genus of which every species is meant. */
        taxa: texts,
        /** Common names and names of preparations, in the languages of labels. */
        names: texts,
        /** Beginnings of scientific names that are not meant. */
        except: texts,
      }),
    )
    .min(1),
  facts: z.array(SourceFact).default([]),
  audience: z.array(SourceAudience).min(1),
});
export type PoisonousPlants = z.infer<typeof PoisonousPlants>;
