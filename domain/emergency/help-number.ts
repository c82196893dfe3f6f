import { z } from 'zod';
import { daysBetween } from '../inventory/expiry.ts';
import { CalendarDate } from '../text-limits.ts';

/** Whom a number reaches: a poison centre for people, one for animals, or the general emergency number. */
export const HelpKind = z.enum(['human', 'vet', 'emergency']);
export type HelpKind = z.infer<typeof HelpKind>;

/** A telephone number that the people who run a server have looked up with its owner and confirmed. */
export const HelpNumber = z.object({
  kind: HelpKind,
  /** ISO 3166-1 code of the country, or `EU`. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Who answers: "Giftnotruf Berlin". */
  name: z.string().min(1).max(120),
  /** As it is dialled and shown. */
  phone: z.string().regex(/^\+?[\d][\d ()/-]{1,24}$/, 'A telephone number has digits, spaces and hyphens.'),
  /** When somebody answers: "24/7"; empty where nobody said. */
  hours: z.string().max(60),
  /** The day on which somebody compared it with the centre's own page. */
  confirmedOn: CalendarDate,
});
export type HelpNumber = z.infer<typeof HelpNumber>;

/** For so long a confirmed number is shown: numbers and hours change, so each is asked again every year. */
export const CONFIRMED_DAYS = 365;
/** Days before that from which the people who run the server are told. */
export const ASK_AGAIN_DAYS = 30;

/**
 * The emergency number of every member state of the European Union (Directive (EU) 2018/1972, Art. 109). It is shown where
 * nobody confirmed another.
 */
export const EMERGENCY_PHONE = '112';

/** Days until a number must be confirmed again; negative once that is past. @param today ISO date */
export const daysConfirmed = ({ confirmedOn }: Pick<HelpNumber, 'confirmedOn'>, today: string): number =>
  CONFIRMED_DAYS - daysBetween(confirmedOn, today);

/** Those numbers that may be shown on a day: confirmed, not in the future, and within the year (product P12.2). */
export const confirmedNumbers = (all: readonly HelpNumber[], today: string): readonly HelpNumber[] =>
  all.filter((number) => {
    const left = daysConfirmed(number, today);
    return left >= 0 && left <= CONFIRMED_DAYS + 1;
  });

/** The address that dials a number: digits, and the plus of an international one. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
