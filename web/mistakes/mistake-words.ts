import type { MistakeKind } from '#domain/mistakes/mistake.ts';

/** Kinds of mistake in everyday words, each with a hint on what to write. */
export const MISTAKE_WORDS: Readonly<Record<MistakeKind, { readonly label: string; readonly hint: string }>> = {
  wrong_ingredient: {
    label: 'An ingredient was misread',
    hint: 'What does the pack say, and what was read instead?',
  },
  wrong_product: { label: 'This is a different product', hint: 'What is the product on the pack called?' },
  wrong_fact: { label: 'A fact or its source is wrong', hint: 'Which fact, and what does the source really say?' },
  missing_warning: {
    label: 'A warning is missing',
    hint: 'Who should be warned, about what, and where does it say so?',
  },
  missing_ingredient: {
    label: 'An ingredient is missing',
    hint: 'What is it called on the pack, and on which product?',
  },
  other: { label: 'Something else', hint: 'What did you see, and what did you expect?' },
};
