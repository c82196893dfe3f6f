import { uuidv7 } from '#domain/uuid.ts';
import type { Clock, Randomness } from './transport/ports.ts';

/** Makes UUIDv7 ids for what is created on this phone. */
export const idMaker =
  (ports: { readonly clock: Clock; readonly random: Randomness }): (() => string) =>
  () =>
    uuidv7(ports.clock.now(), ports.random.bytes(16));
