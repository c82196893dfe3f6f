import { Change } from './entity.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Drops the rows of an answer that this code cannot read: an entity, or a value of one, that a newer server has and an
 * older page has never heard of. Left in, a single one of them would make the whole answer unreadable, for ever.
 * @param value a list of changes as it came; anything else is given back as it is
 */
export const knownChanges = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((change) => isRecord(change) && Change.safeParse(change).success) : value;
