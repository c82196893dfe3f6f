/** Fields of a log line: never bodies, cookies, tokens, e-mail addresses, health data or barcodes with users. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured log: one JSON object per line, UTC. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** Writes out lines that are still buffered. */
  flush(): void;
}

/** How long a line may be buffered, so that a busy server writes many lines at once. */
const HOLD_MS = 50;
const HOLD_CHARS = 64 * 1024;

/**
 * A log that passes whole lines to `write`.
 * @param write takes text that ends with a line break
 * @param clock milliseconds since 1970
 */
export function createLog(write: (text: string) => void, clock: () => number): Log {
  let held = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (held === '') return;
    const text = held;
    held = '';
    write(text);
  };
  const line = (level: string) => (event: string, fields?: LogFields) => {
    // JSON.stringify escapes line breaks: a hostile value cannot forge a second line.
    held += `${JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...fields })}\n`;
    if (level === 'error' || held.length > HOLD_CHARS) flush();
    else timer ??= setTimeout(flush, HOLD_MS).unref();
  };
  return { info: line('info'), warn: line('warn'), error: line('error'), flush };
}
