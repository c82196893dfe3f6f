import { z } from 'zod';
import { LIST_NAMES } from './list-schema.ts';

const texts = z.array(z.string().min(2)).min(1);

const shared = {
  /** Reference number in Annex II; empty if the group is only in other lists. */
  entry: z.string(),
  name: z.string().min(3),
  /** The source that says the members belong to the entry. */
  source: z.string().min(4),
  /** Whether the members were compared with a copy of that source. */
  compared: z.boolean(),
};

/** What other lists say about the group as a whole, in the form of their entries. */
const also = z
  .array(
    z.strictObject({
      list: z.enum(LIST_NAMES),
      entry: z.string().default(''),
      says: z.string().default(''),
      facts: z.array(z.string().regex(/^[A-Z0-9_]+(@[a-z_]+[\d.]*)?$/)).min(1),
    }),
  )
  .default([]);

/**
 * One group entry of the law and how its members are found: listed by name ("a|another spelling"), compounds of an
 * element, or a plant or genus with its preparations. Otherwise, why they cannot be found by a name.
 */
export const EntryGroup = z.discriminatedUnion('how', [
  z.strictObject({
    ...shared,
    how: z.literal('members'),
    members: texts,
    functions: z.array(z.string()).default([]),
    also,
    /** What the entry also covers, recognised by the grammar of `domain/knowledge/chemistry/derived-name.ts`. */
    derivatives: z.array(z.enum(['salts', 'esters'])).default([]),
  }),
  z.strictObject({
    ...shared,
    how: z.literal('element'),
    element: z.string(),
    /** The element itself, and members that the grammar does not recognise. */
    members: z.array(z.string().min(2)).default([]),
    prohibited: z.boolean().default(true),
    also,
    /** What the entry excepts, and the entry that has it instead. */
    except: z.array(z.string()).default([]),
    exceptEntry: z.string().default(''),
  }),
  z.strictObject({
    ...shared,
    how: z.enum(['species', 'genus']),
    plants: texts,
    /** The preparations that the entry names. If empty, the plant in every form. */
    forms: z.array(z.string()).default([]),
    /** Other names of what the entry names. */
    aliases: z.array(z.string()).default([]),
  }),
  z.strictObject({ entry: z.string(), name: z.string().min(3), how: z.literal('none'), why: z.string().min(10) }),
]);
export type EntryGroup = z.infer<typeof EntryGroup>;
