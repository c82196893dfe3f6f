/** Splits a delimited text that arrives in pieces. */
export interface CellSplitter {
  /** The rows that end in this piece or before it. */
  push(text: string): string[][];
  /** The row that no line break ended; one empty cell where the text ended with one. */
  end(): string[];
}

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Splits a delimited text, piece by piece. Quoted cells may hold the separator, line breaks and doubled quotes
 * (RFC 4180).
 * @param separator one character
 */
export function createCellSplitter(separator: string): CellSplitter {
  const parts = separator.charCodeAt(0);
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let began = false;
  /** A quotation mark at the end of a piece: the next one tells whether it is doubled. */
  let held = '';

  const read = (text: string, rows: string[][]): void => {
    let at = 0;
    while (at < text.length) {
      if (quoted) {
        const mark = text.indexOf('"', at);
        if (mark < 0) {
          cell += text.slice(at);
          return;
        }
        cell += text.slice(at, mark);
        if (mark + 1 === text.length) {
          held = '"';
          return;
        }
        quoted = text.charCodeAt(mark + 1) === QUOTE;
        if (quoted) cell += '"';
        at = mark + (quoted ? 2 : 1);
        continue;
      }
      const start = at;
      let code = 0;
      for (; at < text.length; at += 1) {
        code = text.charCodeAt(at);
        if (code === parts || code === LINE_FEED || code === RETURN) break;
        if (code === QUOTE && at === start && cell === '') break;
      }
      if (at > start) cell += text.slice(start, at);
      if (at === text.length) return;
      at += 1;
      if (code === QUOTE) quoted = true;
      else if (code !== RETURN) {
        row.push(cell);
        cell = '';
        if (code === LINE_FEED) {
          rows.push(row);
          row = [];
        }
      }
    }
  };

  return {
    push(text) {
      const rows: string[][] = [];
      const next = held + (began || !text.startsWith('\uFEFF') ? text : text.slice(1));
      held = '';
      began ||= text.length > 0;
      read(next, rows);
      return rows;
    },
    end() {
      held = '';
      row.push(cell);
      return row;
    },
  };
}

/**
 * The cells of a delimited text. Quoted cells may hold the separator, line breaks and doubled quotes (RFC 4180).
 * @param separator one character
 */
export function delimitedCells(text: string, separator: string): string[][] {
  const splitter = createCellSplitter(separator);
  const rows = splitter.push(text);
  rows.push(splitter.end());
  return rows;
}
