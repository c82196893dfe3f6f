import type { Guesses } from './guesses.ts';

/** The lists of guesses, loaded at first use: they take 13 MB and must not delay the start. */
let loading: Promise<Guesses> | null = null;

const load = async (): Promise<Guesses> => (await import('./guesses.ts')).readGuesses();

/** The shortest unit that gives the text when repeated: "abc" for "abcabcabcabc". */
function repeatedUnit(text: string): string {
  // The period is where the text first occurs again within its own double.
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** A repeated unit of up to this length is always easy to guess. */
const SHORT_UNIT = 4;
/** With at least this share of adjacent steps, a password is a walk over the keyboard or along the alphabet. */
const WALKED_SHARE = 0.75;

/** Whether nearly every character follows the one before it on a keyboard, in the alphabet or among the digits. */
function isWalk(text: string, neighbours: ReadonlySet<string>): boolean {
  const characters = [...text];
  const steps = characters.slice(1).filter((character, at) => {
    const before = characters[at] ?? '';
    const apart = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return Math.abs(apart) <= 1 || before + character === '90' || neighbours.has(before + character);
  });
  return steps.length >= WALKED_SHARE * (characters.length - 1);
}

/** Context words that attackers try: the name of this app. Those of the person are passed with each call. */
const APP_WORDS = ['safeshelf'];
/** Shorter names are ignored, since nearly every password contains such pieces. */
const SHORTEST_NAME = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether the letters of a password consist only of names, whatever digits and signs come between them. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const words = names.map(lettersOf).filter((name) => name.length >= SHORTEST_NAME);
  const rest = words.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), letters);
  return letters !== '' && rest === '';
}

const EDGES = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu;

/**
 * Why a password is too easy to guess: a common one, a common one with digits or signs around it, a walk over the
 * keyboard, a short text repeated, the person's own e-mail address, or nothing but their name and the name of the app
 * (product P2.2.7). No composition rules.
 * @param username the person's username; empty if not known
 * @returns a sentence for the person, or null if the password is acceptable
 */
export async function weakPassword(password: string, email: string, username = ''): Promise<string | null> {
  loading ??= load();
  const { common, neighbours } = await loading;
  const text = password.toLowerCase();
  const local = email.slice(0, email.indexOf('@'));
  if (text === email || text === local) return 'Please choose a password that is not your e-mail address.';
  if (isMadeOf([...APP_WORDS, local, username], text)) {
    return 'Please choose a password that is more than your name or the name of this app.';
  }
  if (isWalk(text, neighbours)) {
    return 'This password is a sequence of keys or letters, which is easy to guess. Please choose another.';
  }
  const unit = repeatedUnit(text);
  const guessable =
    common.has(text) ||
    common.has(text.replace(EDGES, '')) ||
    unit.length <= SHORT_UNIT ||
    (unit.length < text.length && common.has(unit));
  return guessable ? 'This password is too common. Please choose another.' : null;
}
