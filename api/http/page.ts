import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import { problemOf } from '../problems.ts';
import type { App } from './mount.ts';
import { problemResponse, unknownCall, wrongMethod } from './respond.ts';
import { createStaticFiles } from './static-files.ts';

/** Answers everything that is no call: the files of the page, and who asks for something that is not there. */
export function mountPage(app: App, webDir: string, log: Log): void {
  app.all('/api/*', () => unknownCall());
  app.all('/api', () => unknownCall());
  const files = createStaticFiles(webDir);
  app.get('*', (context) => {
    const file = files({
      path: context.req.path,
      accept: context.req.header('accept') ?? '',
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      ifNoneMatch: context.req.header('if-none-match'),
    });
    return file ?? unknownCall();
  });
  app.onError((error) => {
    log.error('exception', { route: 'page', detail: error.stack ?? error.message });
    return problemResponse(problemOf(error), randomUUID(), {});
  });
  app.all('*', (context) => wrongMethod(context.req.method, 'GET, HEAD, OPTIONS'));
}
