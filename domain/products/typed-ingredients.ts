const OPEN = '([{';
const CLOSE = ')]}';
const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character);

/**
 * Splits a typed or pasted ingredient list at commas, semicolons and line breaks. Parts are trimmed and empty ones
 * dropped (product P5.2). Never splits at a comma or semicolon inside brackets, nor at a comma between two digits, so
 * "1,2-Hexanediol" and "0,5 %" stay whole (method M2.3.2).
 */
export function typedIngredients(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (OPEN.includes(character)) depth += 1;
    if (CLOSE.includes(character)) depth = Math.max(0, depth - 1);
    const insideNumber = character === ',' && isDigit(text[at - 1]) && isDigit(text[at + 1]);
    const splits = character === '\n' || ((character === ',' || character === ';') && depth === 0 && !insideNumber);
    if (splits) {
      // A bracket that was never closed ends with its line.
      if (character === '\n') depth = 0;
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  return parts.map((one) => one.replace(/\s+/g, ' ').trim().replace(/\.$/, '')).filter((one) => one !== '');
}
