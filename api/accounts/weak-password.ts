/** Common passwords, most used first; loaded at the first use, because a start must not wait for them. */
let loading: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** The shortest text that, repeated, gives the whole: "abc" for "abcabcabcabc". */
function repeatedUnit(text: string): string {
  // Found inside its own double, a text that repeats shows its period.
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** Below this length a repeated unit adds nothing worth guessing. */
const SHORT_UNIT = 4;

/**
 * Why a password is too easy to guess: a common one, a common one with digits behind it, a short text repeated, or the
 * person's own e-mail address. No composition rules.
 * @returns a sentence for the person, or null when it will do
 */
export async function weakPassword(password: string, email: string): Promise<string | null> {
  loading ??= load();
  const common = await loading;
  const text = password.toLowerCase();
  if (text === email || text === email.slice(0, email.indexOf('@'))) {
    return 'Please choose a password that is not your e-mail address.';
  }
  const unit = repeatedUnit(text);
  const guessable =
    common.has(text) ||
    common.has(text.replace(/\d+$/, '')) ||
    unit.length <= SHORT_UNIT ||
    (unit.length < text.length && common.has(unit));
  return guessable ? 'This password is among the most used ones. Please choose another.' : null;
}
