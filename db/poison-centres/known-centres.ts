import { z } from 'zod';
import { HelpKind } from '#domain/emergency/help-number.ts';
import centres from './centres.json' with { type: 'json' };

/** A centre as it was found, with its source. It is shown to nobody before the people who run the server confirm it. */
const KnownCentre = z.object({
  country: z.string(),
  /** The name of the country. */
  land: z.string(),
  kind: HelpKind,
  name: z.string(),
  phone: z.string(),
  /** Empty if not found. */
  hours: z.string(),
  source: z.string(),
  /** Whether the number was seen on a page of the source. Otherwise it is general knowledge. */
  seen: z.boolean(),
});
export type KnownCentre = z.infer<typeof KnownCentre>;

/** Every centre in the list that ships with the app, by country, in the order of the list. */
export const knownCentres = (): readonly KnownCentre[] => z.array(KnownCentre).parse(centres);
