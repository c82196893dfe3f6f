import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How the mail server treats the next message. */
export type MailBehaviour = 'takes' | 'refuses' | 'drops the line' | 'says nothing';

/** A mail server on this machine that can also refuse messages or break connections. */
export interface MailServer {
  readonly url: URL;
  /** Accepted messages: the recipients of the envelope, and the raw text. */
  readonly taken: { readonly to: readonly string[]; readonly text: string }[];
  manners: MailBehaviour;
  close(): Promise<void>;
}

/** Starts a mail server. Its refusal repeats the recipient's address, as real servers do. */
export async function startMailServer(): Promise<MailServer> {
  const taken: { to: readonly string[]; text: string }[] = [];
  let held: (() => void) | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (mail.manners === 'refuses') {
        done(Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: 451 }));
      } else done();
    },
    onData: (stream, session, done) => {
      const { manners } = mail;
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (manners === 'drops the line') {
          for (const one of server.connections) one.close();
        } else if (manners === 'says nothing') held = () => done();
        else {
          taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        }
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: new URL(`smtp://127.0.0.1:${port}`),
    taken,
    manners: 'takes',
    async close() {
      held?.();
      await Promise.race([new Promise<void>((done) => server.close(() => done())), later(1000)]);
    },
  };
  return mail;
}

/** A message without quoted-printable line breaks, so that links in it are whole. */
export const readable = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The token of the link in a message. */
export function tokenIn(text: string, page: string): string {
  const [, token] = new RegExp(`${page}#([A-Za-z0-9_-]{43})`).exec(readable(text)) ?? [];
  if (token === undefined) throw new Error(`No link to ${page} in: ${readable(text).slice(0, 2000)}`);
  return token;
}
