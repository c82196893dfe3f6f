import { ENTITIES } from '#domain/sync/entities.ts';
import type { OperationType } from '#domain/sync/operation.ts';

/** Each operation in a person's words. */
export const OPERATION_WORDS = Object.fromEntries(
  Object.values(ENTITIES).flatMap(({ operations }) =>
    Object.entries<{ readonly words: string }>(operations).map(([type, { words }]) => [type, words]),
  ),
) as Readonly<Record<OperationType, string>>;
