import { z } from 'zod';
import { daysBetween } from '../inventory/expiry.ts';
import { CalendarDate } from '../text-limits.ts';

/** Who a number reaches: a poison centre for people, one for animals, or the general emergency number. */
export const HelpKind = z.enum(['human', 'vet', 'emergency']);
export type HelpKind = z.infer<typeof HelpKind>;

/** A telephone number that the server's operators checked with its owner and confirmed. */
export const HelpNumber = z.object({
  kind: HelpKind,
  /** ISO 3166-1 code of the country, or `EU`. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Who answers: "Giftnotruf Berlin". */
  name: z.string().min(1).max(120),
  /** As dialled and displayed. */
  phone: z.string().regex(/^\+?[\d][\d ()/-]{1,24}$/, 'A phone number can only have digits, spaces and hyphens.'),
  /** Opening hours, such as "24/7"; empty if unknown. */
  hours: z.string().max(60),
  /** The day on which somebody compared it with the centre's own page. */
  confirmedOn: CalendarDate,
});
export type HelpNumber = z.infer<typeof HelpNumber>;

/** How long a confirmed number is shown: numbers and hours change, so each has to be confirmed again every year. */
export const CONFIRMED_DAYS = 365;
/** The operators are reminded from this many days before the confirmation expires. */
export const ASK_AGAIN_DAYS = 30;

/**
 * The emergency number of every member state of the European Union (Directive (EU) 2018/1972, Art. 109). It is shown if
 * no other number was confirmed.
 */
export const EMERGENCY_PHONE = '112';

/** Days until a number must be confirmed again; negative once overdue. @param today ISO date */
export const daysConfirmed = ({ confirmedOn }: Pick<HelpNumber, 'confirmedOn'>, today: string): number =>
  CONFIRMED_DAYS - daysBetween(confirmedOn, today);

/** The numbers that may be shown: confirmed within the year and not in the future (product P12.2). */
export const confirmedNumbers = (all: readonly HelpNumber[], today: string): readonly HelpNumber[] =>
  all.filter((number) => {
    const left = daysConfirmed(number, today);
    return left >= 0 && left <= CONFIRMED_DAYS + 1;
  });

/** The `tel:` URL of a number: its digits, and the plus of an international one. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
