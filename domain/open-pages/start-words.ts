/** What the start page says of plans: how they change hands, and what its first button offers. */
export interface StartWords {
  readonly start: string;
  readonly payments: string;
}

/** Where plans are granted: nobody is offered a trial of what is not sold. The build draws the page with these. */
export const GRANTED_WORDS: StartWords = {
  start: 'Create an account',
  payments:
    'This server takes no payments: the people who run it decide which plan a household has. The prices are those of Safeshelf where payments are set up.',
};

/** Where the operator sells them (product P2.12.9). */
export const SOLD_WORDS: StartWords = {
  start: 'Start Free Trial',
  payments:
    'The free plan stays free. A larger one is paid for on a page of Stripe, which says what it costs on this server before you pay. Cancel anytime.',
};

/** The words of a server. @param sells whether plans are paid for on it */
export const startWords = (sells: boolean): StartWords => (sells ? SOLD_WORDS : GRANTED_WORDS);

/** How a text stands in the drawn page, so that the server finds it again. */
const drawn = (name: keyof StartWords, text: string): string => `data-drawn="${name}">${text}<`;

/** The start page as the build drew it, in the words of a server that sells plans. */
export const asSold = (page: string): string =>
  (['start', 'payments'] as const).reduce(
    (text, name) => text.replaceAll(drawn(name, GRANTED_WORDS[name]), drawn(name, SOLD_WORDS[name])),
    page,
  );
