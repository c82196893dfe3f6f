import fc from 'fast-check';

/** The default seed of property tests, so that a run that passed passes again. */
const FIXED_SEED = 20_261_123;

const wanted = process.env.PROPERTY_SEED;
const seed = wanted === 'fresh' ? Date.now() % 2 ** 31 : Number(wanted ?? FIXED_SEED);
if (!Number.isInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number, or "fresh".');
fc.configureGlobal({ seed });
