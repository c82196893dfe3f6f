import type { LetterContent } from './letter.ts';

const WIDTH = 72;

/** Breaks a paragraph between words, so that no line is longer than 72 characters where its words allow. */
function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join('\n');
}

/** A letter as plain text. A link stands on a line of its own, whole, so that any program recognises it. */
export function drawText({ greeting, paragraphs, action, afterwards, reason }: LetterContent): string {
  const parts = [
    greeting,
    ...paragraphs.map(wrap),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterwards.map(wrap),
    `-- \n${wrap(reason)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
