import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Serves the same bytes and headers as the answer that it is told to copy, without session or look-up. Runs as a
// process of its own, like the server: static-twin.ts PORT URL COOKIE
const [port, url = '', cookie = ''] = process.argv.slice(2);
const answer = await fetch(url, { headers: { cookie } });
if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
const text = await answer.text();
const headers: Record<string, string> = {};
for (const [name, value] of answer.headers) {
  if (!['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'].includes(name))
    headers[name] = value;
}

const app = new Hono();
app.get('/twin', (context) => context.body(text, 200, headers));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => console.log('ready'));
