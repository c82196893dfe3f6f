import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Log } from '../log.ts';
import { problemOf } from '../problems.ts';
import type { App } from './mount.ts';
import { problemResponse, unknownCall, wrongMethod } from './respond.ts';
import { createStaticFiles } from './static-files.ts';

/** Answers everything that is not a call: the files of the page, and requests for what does not exist. */
export function mountPage(app: App, webDir: string, log: Log): void {
  const files = createStaticFiles(webDir);
  const page = (context: Context): Response =>
    files({
      path: context.req.path,
      accept: context.req.header('accept') ?? '',
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      ifNoneMatch: context.req.header('if-none-match'),
    }) ?? unknownCall();
  // GET /api is the page about the API. Every other request there is an unknown call.
  app.get('/api', page);
  app.all('/api/*', () => unknownCall());
  app.all('/api', () => unknownCall());
  app.get('*', page);
  app.onError((error) => {
    log.error('exception', { route: 'page', detail: error.stack ?? error.message });
    return problemResponse(problemOf(error), randomUUID(), {});
  });
  app.all('*', (context) => wrongMethod(context.req.method, 'GET, HEAD, OPTIONS'));
}
