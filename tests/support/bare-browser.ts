import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { browserProgram, QUIET } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';

type Reply = Readonly<Record<string, unknown>>;

/** One tab, controlled through the DevTools protocol. */
export interface BareTab {
  send(method: string, params?: object): Promise<Reply>;
  /** The value of an expression in the page. A promise is awaited. Throws if the page throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates the expression every few milliseconds until it is truthy, and returns that value. */
  until(expression: string): Promise<unknown>;
  on(event: string, listener: (params: Reply) => void): void;
}

/** Chromium with its profile in a folder, started and ended by hand. */
export interface BareBrowser {
  tab(): Promise<BareTab>;
  /** Asks it to close, and waits until it has. */
  close(): Promise<void>;
  /** Kills all its processes at once, as a power cut does. */
  kill(): Promise<void>;
}

const POLL_MS = 4;

const isReply = (value: unknown): value is Reply => typeof value === 'object' && value !== null;

/** Messages separated by zero bytes, over the pipes that Chromium opens as files 3 and 4. */
function speak(child: ChildProcess) {
  const [toBrowser, fromBrowser] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, { settle: (reply: Reply) => void; fail: (error: Error) => void }>();
  const listeners = new Map<string, ((params: Reply) => void)[]>();
  let count = 0;
  let rest = '';
  const hear = (text: string): void => {
    const message: unknown = JSON.parse(text);
    if (!isReply(message)) return;
    const { id, method, sessionId, result, error, params } = message;
    const asked = typeof id === 'number' ? waiting.get(id) : undefined;
    if (asked && isReply(error)) asked.fail(new Error(String(error.message)));
    else if (asked) asked.settle(isReply(result) ? result : {});
    else
      for (const one of listeners.get(`${String(sessionId)} ${String(method)}`) ?? [])
        one(isReply(params) ? params : {});
    if (typeof id === 'number') waiting.delete(id);
  };
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (data: string) => {
    const parts = (rest + data).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) hear(part);
  });
  // A killed browser breaks the pipe in the middle of a message.
  toBrowser.on('error', () => undefined);
  child.once('exit', () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser has ended.'));
    waiting.clear();
  });
  return {
    send: (method: string, params: object = {}, sessionId?: string): Promise<Reply> =>
      new Promise((settle, fail) => {
        count += 1;
        waiting.set(count, { settle, fail });
        toBrowser.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
      }),
    on: (key: string, listener: (params: Reply) => void) => {
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms));

/** The value in an answer of `Runtime.evaluate`; throws what the page threw. */
function pageValue({ result, exceptionDetails }: Reply): unknown {
  if (isReply(exceptionDetails)) {
    const { exception } = exceptionDetails;
    throw new Error(`In the page: ${String(isReply(exception) ? exception.description : exceptionDetails.text)}`);
  }
  return isReply(result) ? result.value : undefined;
}

/**
 * Starts Chromium without a driver. Nothing listens in except what is requested here, so it is as fast as for a person,
 * and all its processes can be killed at once.
 * @param profile folder of the profile; start again with the same one to restart the phone
 * @param args additional flags of the browser
 */
export function startBareBrowser(profile: string, args: readonly string[] = []): BareBrowser {
  const child = spawn(
    browserProgram(),
    [
      ...QUIET,
      '--headless=new',
      '--remote-debugging-pipe',
      '--window-size=390,844',
      `--user-data-dir=${profile}`,
      ...args,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((settle) => child.once('exit', () => settle()));
  const line = speak(child);
  return {
    tab: async () => {
      const { targetId } = await line.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await line.send('Target.attachToTarget', { targetId, flatten: true });
      const session = String(sessionId);
      const send = (method: string, params: object = {}) => line.send(method, params, session);
      const evaluate = async (expression: string) =>
        pageValue(await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }));
      return {
        send,
        evaluate,
        until: async (expression) => {
          for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS)) {
            const value = await evaluate(expression);
            if (value) return value;
          }
          throw new Error(`After ${PATIENCE_MS} ms still not: ${expression}`);
        },
        on: (event, listener) => line.on(`${session} ${event}`, listener),
      };
    },
    close: async () => {
      await line.send('Browser.close').catch(() => undefined);
      await gone;
    },
    kill: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
