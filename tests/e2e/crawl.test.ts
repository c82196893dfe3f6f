import { expect, it } from 'vitest';
import { setStage } from './app.ts';

const stage = setStage([], { INDEXING: 'on' });

/** At most about this many ingredient pages, and as many product pages, are checked. */
const OF_EACH = 40;

interface Read {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
const tags = (html: string, names: string): readonly string[] =>
  html.match(new RegExp(`<(?:${names})\\s[^>]*>`, 'g')) ?? [];

it('finds nothing broken, foreign, untitled or twice on the pages for everybody (product P20.10)', async () => {
  const { url } = stage.server();
  const read = async (path: string): Promise<Read> => {
    const reply = await fetch(url + path, { headers: { accept: 'text/html' } });
    return { path, status: reply.status, html: await reply.text() };
  };
  const listed = async (name: string): Promise<string[]> =>
    [...(await read(`/sitemap/${name}.xml`)).html.matchAll(/<loc>([^<]+)</g)].map(([, at = '']) =>
      at.slice(url.length),
    );
  const spread = (all: string[]) => all.filter((_path, at) => at % Math.ceil(all.length / OF_EACH) === 0);
  const queue = [
    ...(await listed('pages')),
    ...spread(await listed('ingredients-1')),
    ...spread(await listed('products-1')),
  ];
  const seen = new Map<string, Read>();
  const [broken, foreign]: [string[], string[]] = [[], []];
  const linked = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const page = await read(path);
    seen.set(path, page);
    if (page.status !== 200) broken.push(path);
    for (const tag of tags(page.html, 'script|link|img|iframe|source|video')) {
      const from = attribute(tag, 'src') ?? attribute(tag, 'href') ?? '';
      // Skip embedded data and the document's own address.
      if (from === '' || attribute(tag, 'rel') === 'canonical') continue;
      if (!from.startsWith('/') || from.startsWith('//')) foreign.push(`${path}: ${from}`);
    }
    for (const tag of tags(page.html, 'a')) {
      const to = attribute(tag, 'href') ?? '';
      if (to.startsWith('#')) {
        if (!page.html.includes(`id="${to.slice(1)}"`)) broken.push(`${path}: ${to}`);
      } else linked.add(`${path}: ${to}`);
    }
  }
  // The app answers 200 to any path, so a link must lead to a screen that the app or the server knows.
  const app = /^\/(?:$|auth|dashboard|scan|product\/|ingredient-database\/|recalls\/|emergency)/;
  for (const link of linked) {
    const to = link.slice(link.indexOf(': ') + 2).replace(/[?#].*$/, '');
    // A data file is real content, not the app's answer to an unknown path.
    const isData = to.endsWith('.json') && (await read(to)).html.startsWith('[');
    if (!seen.has(to) && !app.test(to) && !isData) broken.push(link);
  }
  const pages = [...seen.values()];
  expect(pages.length).toBeGreaterThan(60);
  const descriptions = pages.map(({ html }) => /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(broken).toEqual([]);
  expect(foreign).toEqual([]);
  expect(pages.filter(({ html }) => !/<title>[^<]+<\/title>/.test(html)).map(({ path }) => path)).toEqual([]);
  expect(descriptions.filter((one, at) => one === '' || descriptions.indexOf(one) !== at)).toEqual([]);
});

it('reads the safety tips without a signal (product P20.8)', async () => {
  const { page, context, watch } = await stage.open();
  await page.goto('/safety-tips');
  await page.getByRole('heading', { name: 'Safety tips', level: 1 }).waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/safety-tips');
  await page.getByText('No acid with bleach').waitFor();
});

it('shows what was asked and what is stored, and nothing asks anybody else (product P20.11)', async () => {
  const { page, context } = await stage.open();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/demo-product', '/public/product/02000000100012', '/privacy']) await page.goto(path);
  await page.getByRole('link', { name: 'Check it yourself' }).click();
  await page.getByText(/^All of them went to localhost/).waitFor();
  await page.getByText(/\/ /).first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await page.getByRole('button', { name: 'Clear the files' }).click();
  await page.getByText('No app files are stored here.').waitFor();
  expect(asked.length).toBeGreaterThan(10);
  const ours = stage.server().url;
  expect(asked.filter((url) => !url.startsWith(ours) && !/^(?:blob|data):/.test(url))).toEqual([]);
});
