import type { LetterContent } from './letter.ts';

const WIDTH = 72;

/** Wraps a paragraph at word boundaries to 72 characters; only a longer word exceeds that. */
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

/** Renders a message as plain text. The link is unbroken on a line of its own, so that any program recognises it. */
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
