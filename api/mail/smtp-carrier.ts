import { createHash } from 'node:crypto';
import { drawHtml } from '#domain/mail/draw-html.ts';
import { drawText } from '#domain/mail/draw-text.ts';
import { isNearby } from '../outgoing/nearby.ts';
import { type Carrier, NotCarriedError } from './carrier.ts';
import type { LetterWriters } from './post.ts';

/** How this server sends mail. */
export interface SmtpConfig {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: URL;
  /** The sender, such as `Safeshelf <shelf@example.org>`. */
  readonly from: string;
}

/** Timeouts. After one, sending is tried again later. */
export interface SmtpPatience {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly silenceMs: number;
}

const PATIENCE: SmtpPatience = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 };

/** The host after the `@` of the sender, for message ids. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** What went wrong, without the recipient: replies of mail servers repeat addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const said = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number');
  return `The mail server did not accept a message (${said.join(' ') || 'no reason given'}).`;
}

/**
 * Sends e-mails by SMTP. Every host outside the local network must use encryption: the links sign people in.
 * @param writers write each e-mail at the moment it is sent
 */
export function createSmtpCarrier(
  { url, from }: SmtpConfig,
  writers: LetterWriters,
  clock: () => number,
  patience: SmtpPatience = PATIENCE,
): Carrier {
  // Loaded with the first e-mail: it takes 15 MB.
  const openTransport = async () =>
    (await import('nodemailer')).createTransport({
      url: url.href,
      requireTLS: url.protocol === 'smtp:' && !isNearby(url),
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.greetingMs,
      socketTimeout: patience.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof openTransport> | null = null;
  return {
    async carry({ kind, data }, id) {
      const letter = await writers[kind]?.write(data, clock());
      if (!letter) return;
      const { to, content } = letter;
      try {
        transport ??= openTransport();
        await (await transport).sendMail({
          from,
          to: { name: '', address: to },
          subject: content.subject,
          text: drawText(content),
          html: drawHtml(content),
          messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new NotCarriedError(reasonOf(error));
      }
    },
  };
}
