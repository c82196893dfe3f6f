// Texts of system notifications shown by the service worker. Plain text: the system renders them.

/** A notification as the system shows it. */
export interface MessageWords {
  readonly title: string;
  readonly body: string;
}

/** Shown if the phone has no data to be more specific (product P15.4). */
export const UNKNOWN_WORDS: MessageWords = {
  title: 'Something at home needs a look',
  body: 'Open to see what to do.',
};

/** Maximum length of user-written text: systems cut longer ones. */
const TEXT_MOST = 140;

const short = (text: string): string =>
  text.length <= TEXT_MOST ? text : `${text.slice(0, TEXT_MOST - 1).trimEnd()}…`;

/** For a recall. @param reason in the words of the notice @param own whether this server published it */
export const recallWords = (product: string, sure: boolean, reason: string, own: boolean): MessageWords => ({
  title: product,
  body: short(`A recall ${own ? 'from this server ' : ''}${sure ? 'affects' : 'may affect'} this product: ${reason}`),
});

/** For a recall of a followed brand. @param title of the notice; null if the phone does not have it yet */
export const followedWords = (title: string | null): MessageWords => ({
  title: 'A brand you follow has a recall',
  body: short(title ?? 'Open to read it.'),
});

/** For an entry that expires. @param day formatted by the phone */
export const expiryWords = (product: string, day: string, isOver: boolean): MessageWords => ({
  title: product,
  body: isOver ? `Its use-by date was ${day}.` : `Use it by ${day}.`,
});

/** For an answer to a question. @param answer null if the phone does not have it yet */
export const answerWords = (answer: string | null): MessageWords => ({
  title: 'Your question was answered',
  body: short(answer ?? 'Open to read it.'),
});

export const JOINED_WORDS: MessageWords = {
  title: 'Somebody joined your household',
  body: 'Open to see who shares it.',
};

export const TEST_WORDS: MessageWords = {
  title: 'Messages reach this phone',
  body: 'This is the test you asked for.',
};

/** For several notifications together. @param parts the known texts of the first few */
export function digestWords(parts: readonly MessageWords[], count: number): MessageWords {
  const titles = [...new Set(parts.map(({ title }) => title))].filter((title) => title !== UNKNOWN_WORDS.title);
  return {
    title: `${count} things at home need a look`,
    body: titles.length === 0 ? UNKNOWN_WORDS.body : short(titles.join(', ')),
  };
}
