// What the service worker writes into a notification. Plain texts: the system draws them.

/** A notification as the system shows it. */
export interface MessageWords {
  readonly title: string;
  readonly body: string;
}

/** Without rows of its own a phone says no more than this (product P15.4). */
export const UNKNOWN_WORDS: MessageWords = {
  title: 'Something at home needs a look',
  body: 'Open to see what to do.',
};

/** Most characters of a text that somebody wrote: systems cut longer ones. */
const TEXT_MOST = 140;

const short = (text: string): string =>
  text.length <= TEXT_MOST ? text : `${text.slice(0, TEXT_MOST - 1).trimEnd()}…`;

/** Of a recall. @param reason in the words of the notice @param own whether this server published it */
export const recallWords = (product: string, sure: boolean, reason: string, own: boolean): MessageWords => ({
  title: product,
  body: short(`A recall ${own ? 'of this server ' : ''}${sure ? 'affects' : 'may affect'} this product: ${reason}`),
});

/** Of a brand that is followed. @param title of the notice; null where the phone does not hold it yet */
export const followedWords = (title: string | null): MessageWords => ({
  title: 'A brand you follow has a recall',
  body: short(title ?? 'Open to read it.'),
});

/** Of an entry that expires. @param day as the phone writes dates */
export const expiryWords = (product: string, day: string, isOver: boolean): MessageWords => ({
  title: product,
  body: isOver ? `Its last day was ${day}.` : `Use it by ${day}.`,
});

/** Of an answer; null where the phone does not hold it yet. */
export const answerWords = (answer: string | null): MessageWords => ({
  title: 'Your question was answered',
  body: short(answer ?? 'Open to read it.'),
});

export const JOINED_WORDS: MessageWords = {
  title: 'Somebody joined your household',
  body: 'Open to see who shares it.',
};

export const TEST_WORDS: MessageWords = {
  title: 'Messages arrive on this phone',
  body: 'This is the test that you asked for.',
};

/** Of several things together. @param parts what is known of the first of them */
export function digestWords(parts: readonly MessageWords[], count: number): MessageWords {
  const titles = [...new Set(parts.map(({ title }) => title))].filter((title) => title !== UNKNOWN_WORDS.title);
  return {
    title: `${count} things at home need a look`,
    body: titles.length === 0 ? UNKNOWN_WORDS.body : short(titles.join(', ')),
  };
}
