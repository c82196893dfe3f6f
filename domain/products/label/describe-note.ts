import type { LabelNote } from './label-reading.ts';

const REASONS: Readonly<Record<LabelNote['reason'], string>> = {
  before_list: 'Text before the ingredient list was not read as ingredients: “{text}”',
  after_list: 'Text after the ingredient list was not read as ingredients: “{text}”',
  other_language: 'The list stands there in another language too, which was not read again: “{text}”',
  footnote: 'Read as a footnote: “{text}”',
  free_from: 'Read as something the product does not contain: “{text}”',
  maybe_free_from:
    'Stands behind words of absence in the list and was read as something the product does not contain; check it: “{text}”',
  torn: 'The list goes on behind other text, so it may be torn; check it on the pack. This text was not read as ingredients: “{text}”',
  cut_off:
    'The label seems to be cut off in the middle of a name or a list, so ingredients may be missing; check it on the pack: “{text}”',
  sentence: 'Read as a sentence, not as an ingredient: “{text}”',
  no_name: 'No ingredient name was found in: “{text}”',
  long_name: 'No name is that long. This part was not read: “{text}”',
  too_long: 'The text is longer than 20,000 characters. This part was not read: “{text}”',
  grave:
    'Beside the list the label names {text}, which would be a grave risk as an ingredient. It was not read as one; check it on the pack.',
  grave_misread:
    'An ingredient may be {text}, which would be a grave risk. The reading is unclear; check it on the pack.',
  classes: 'These words name kinds of ingredients, and none of them says which ones are in the product: “{text}”',
  too_many: 'The list holds more than 500 ingredients. This part was not read: “{text}”',
};

const LONGEST = 160;

/**
 * Tells a person what was left out of a reading and why. Long stretches are truncated.
 * @param note a note of `readLabel`
 */
export const describeNote = ({ reason, text }: LabelNote): string => {
  const line = text.replace(/\s+/g, ' ');
  const shown = line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
  return REASONS[reason].replace('{text}', () => shown);
};
