import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Reader } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { escapeHtml } from '#domain/html-text.ts';
import { PIXEL_PATH, pixelEventOf, pixelPicture } from '#domain/marketing/pixel.ts';
import type { CallerSources } from '../http/caller.ts';
import type { App } from '../http/mount.ts';
import { PIXEL_HEADERS } from '../http/security-headers.ts';
import { readSessionCookie, sessionCookies } from '../http/session-cookie.ts';

/** The preference value as stored in its column. */
const GRANTED = JSON.stringify('granted');

const CONSENT = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('preferences')
    .select('value')
    .where('user_id', '=', userId)
    .where('id', '=', 'marketingConsent')
    .where('deleted', '=', 0),
);

interface MarketingDeps {
  /** The operator's pixel; null if there is none. */
  readonly pixelId: string | null;
  readonly reader: Reader;
  readonly sessions: CallerSources['sessions'];
  readonly admit: (context: Context<{ Bindings: HttpBindings }>) => Promise<Response | null>;
  readonly clock: () => number;
}

const NOT_FOUND = { status: 404, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } } as const;

/**
 * The document that reports one event to the operator's advertising pixel (product P3.11). It exists only if a pixel is
 * configured, and only for people who agreed. Only this document may load from the pixel's host, no page of the app.
 */
export function marketingRoom({ pixelId, reader, sessions, admit, clock }: MarketingDeps) {
  return {
    mount(app: App): void {
      if (pixelId === null) return;
      app.get(`${PIXEL_PATH}/:event`, async (context) => {
        const refused = await admit(context);
        if (refused) return refused;
        const event = pixelEventOf(context.req.param('event') ?? '');
        const sessionId = readSessionCookie(context.req.header('cookie'));
        const found = event && sessionId !== null ? await sessions.find(sessionId, clock()) : null;
        if (!event || !found) return new Response('Not found', NOT_FOUND);
        const headers = new Headers(PIXEL_HEADERS);
        for (const cookie of found.renewed === null ? [] : sessionCookies(found.renewed)) {
          headers.append('Set-Cookie', cookie);
        }
        const consent = await reader.first(CONSENT, { userId: found.session.user.id });
        if (consent?.value !== GRANTED) return new Response('Not found', { status: 404, headers });
        const picture = escapeHtml(pixelPicture(pixelId, event));
        return new Response(
          `<!doctype html><html lang="en"><title>Told</title><img src="${picture}" alt="" referrerpolicy="no-referrer">`,
          { headers },
        );
      });
    },
  };
}
