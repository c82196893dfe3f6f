/** The start page's texts about plans: the label of its first button, and how plans are paid for. */
export interface StartWords {
  readonly start: string;
  readonly payments: string;
}

/**
 * For servers that grant plans: no trial is offered of something not for sale. The build renders the page with these.
 */
export const GRANTED_WORDS: StartWords = {
  start: 'Create an account',
  payments:
    'This server takes no payments: the people who run it decide which plan a household has. The prices are those of Safeshelf where payments are set up.',
};

/** For servers whose operator sells plans (product P2.12.9). */
export const SOLD_WORDS: StartWords = {
  start: 'Start Free Trial',
  payments:
    'The free plan stays free. You pay for a larger one on a Stripe page, which says what it costs on this server before you pay. Cancel anytime.',
};

/** The texts for a server. @param sells whether plans are sold on it */
export const startWords = (sells: boolean): StartWords => (sells ? SOLD_WORDS : GRANTED_WORDS);

/** The markup of a text in the rendered page, by which the server finds it. */
const drawn = (name: keyof StartWords, text: string): string => `data-drawn="${name}">${text}<`;

/** The start page as built, with its texts replaced by those for a server that sells plans. */
export const withSoldTexts = (page: string): string =>
  (['start', 'payments'] as const).reduce(
    (text, name) => text.replaceAll(drawn(name, GRANTED_WORDS[name]), drawn(name, SOLD_WORDS[name])),
    page,
  );
