import type { MistakeKind } from '#domain/mistakes/mistake.ts';

/** What can be wrong, as a person would say it; what to write beside it. */
export const MISTAKE_WORDS: Readonly<Record<MistakeKind, { readonly label: string; readonly hint: string }>> = {
  wrong_ingredient: {
    label: 'An ingredient was read wrong',
    hint: 'What does the pack say, and what was read instead?',
  },
  wrong_product: { label: 'This is another product', hint: 'What is the product on the pack called?' },
  wrong_fact: { label: 'A fact or its source is wrong', hint: 'Which fact, and what does the source really say?' },
  missing_warning: { label: 'A warning is missing', hint: 'Who should be warned, of what, and where does it stand?' },
  missing_ingredient: {
    label: 'An ingredient is missing',
    hint: 'How is it called on the pack, and on which product?',
  },
  other: { label: 'Something else', hint: 'What did you see, and what did you expect?' },
};
