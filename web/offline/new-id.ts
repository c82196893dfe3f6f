import { uuidv7 } from '#domain/uuid.ts';
import type { Clock, Randomness } from './transport/ports.ts';

/** Makes the UUIDv7 of something that begins on this phone. */
export const idMaker =
  (ports: { readonly clock: Clock; readonly random: Randomness }): (() => string) =>
  () =>
    uuidv7(ports.clock.now(), ports.random.bytes(16));
