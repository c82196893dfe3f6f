/** Why a line of a delimited text was rejected. */
export type LineFault = 'quoting' | 'too_long';

/** Reads rows from a delimited text that arrives in chunks. */
export interface RowReader {
  /** The rows completed by this chunk; for a rejected line, the reason. */
  push(text: string): (string[] | LineFault)[];
  /** The remaining rows, which no line break ended. */
  end(): (string[] | LineFault)[];
}

/**
 * The cells of one or more lines; `open` if a closing quote is missing, `quoting` if text follows the closing quote.
 */
function cellsOf(text: string, separator: string): string[] | 'open' | 'quoting' {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      let from = at + 1;
      let mark = text.indexOf('"', from);
      while (mark >= 0 && text[mark + 1] === '"') {
        cell += text.slice(from, mark + 1);
        from = mark + 2;
        mark = text.indexOf('"', from);
      }
      if (mark < 0) return 'open';
      cell += text.slice(from, mark);
      at = mark + 1;
      while (text[at] === ' ' || text[at] === '\r') at += 1;
      if (at < text.length && text[at] !== separator) return 'quoting';
    } else {
      const next = text.indexOf(separator, at);
      const end = next < 0 ? text.length : next;
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(cell);
    if (at >= text.length) return cells;
    at += 1;
  }
}

/**
 * Reads the rows of a delimited text by the rules of RFC 4180: a quoted cell may contain the separator, line breaks and
 * doubled quotes. A line that breaks the rules, for example with a quote that is never closed, is rejected, and the
 * lines after it are read as if it were not there.
 * @param separator one character
 * @param quoting false if the publisher uses no quoting: a quote is then a character like any other
 * @param longest maximum characters of a row; a longer one is rejected, so that a damaged file cannot fill the memory
 */
export function createRowReader(separator: string, quoting: boolean, longest: number): RowReader {
  /** The start of a line that has not ended yet. */
  let rest = '';
  let began = false;
  /** Whether the rest of an overlong line is being skipped. */
  let skipping = false;
  /** Lines of a row whose quote is still open. */
  let open: string[] = [];
  let length = 0;

  const read = (lines: readonly string[], isEnd: boolean): (string[] | LineFault)[] => {
    const rows: (string[] | LineFault)[] = [];
    let left = lines;
    let at = 0;
    /** Rejects the first open line and queues the lines after it to be read again. */
    const giveUp = (fault: LineFault) => {
      rows.push(fault);
      left = [...open.slice(1), ...left.slice(at)];
      at = 0;
      open = [];
      length = 0;
    };
    for (;;) {
      while (at < left.length) {
        const line = left[at] ?? '';
        at += 1;
        if (open.length === 0 && (!quoting || !line.includes('"'))) {
          rows.push(line.length > longest ? 'too_long' : line.replace(/\r$/, '').split(separator));
          continue;
        }
        open.push(line);
        length += line.length;
        if (length > longest) giveUp(open.length === 1 ? 'too_long' : 'quoting');
        else if (open.length === 1 || line.includes('"')) {
          const cells = cellsOf(open.join('\n').replace(/\r$/, ''), separator);
          if (cells === 'quoting') giveUp('quoting');
          else if (cells !== 'open') {
            rows.push(cells);
            open = [];
            length = 0;
          }
        }
      }
      if (!isEnd || open.length === 0) return rows;
      giveUp('quoting');
    }
  };

  return {
    push(text) {
      const lines = (rest + (began ? text : text.replace(/^\uFEFF/, ''))).split('\n');
      began ||= text.length > 0;
      rest = lines.pop() ?? '';
      if (skipping && lines.length > 0) {
        lines.shift();
        skipping = false;
      } else if (skipping) rest = '';
      const rows = read(lines, false);
      if (rest.length <= longest) return rows;
      rest = '';
      skipping = true;
      // A row that is still open cannot be closed by the skipped text.
      return [...rows, ...read([], true), 'too_long'];
    },
    end() {
      const last = rest === '' ? [] : [rest];
      rest = '';
      return read(last, true);
    },
  };
}
