import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTestimonials } from '#api/open-pages/testimonials.ts';
import { storeNotice } from '#api/recalls/store.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { drawStartPage } from '#web/drawn/start-page.tsx';
import { newPerson } from './person.ts';
import { type RunningApp, startApp, UNKNOWN_CODE, WITH_LABEL, WITHOUT_LABEL } from './start-app.ts';

const ORIGIN = 'https://shelf.example.org';
let app: RunningApp;
let shy: RunningApp;
beforeAll(async () => {
  app = await startApp({ publicUrl: ORIGIN, indexing: true });
  shy = await startApp();
});
afterAll(async () => {
  await app.close();
  await shy.close();
});

const page = async (path: string, at = app) => {
  const reply = await fetch(at.url + path, { headers: { accept: 'text/html' } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const one = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

describe('pages of products', () => {
  test('show a product of the catalogue without a script, and nothing of a household (product P20.1)', async () => {
    const { status, text } = await page(`/public/product/sample-shower-gel-${WITH_LABEL.id}`);
    expect(status).toBe(200);
    expect(text).toContain('<h1');
    expect(text).toContain('Sample shower gel');
    expect(text).toContain('Sodium Laureth Sulfate');
    expect(text).toContain('The receipt');
    expect(text).not.toMatch(/ style="/);
  });

  test('are the same 404 for an id that nobody has and one that a household has (product P20.1)', async () => {
    const shown = await newPerson(shy);
    const made = await shown.post('/api/products/create-manual', {
      name: 'Our own soap',
      brand: '',
      ingredients: ['Aqua', 'Glycerin'],
      barcode: UNKNOWN_CODE,
    });
    expect(made.status).toBe(201);
    const own = await page(`/public/product/0${UNKNOWN_CODE}`, shy);
    const none = await page('/public/product/2000000000046', shy);
    const nonsense = await page('/shared/product/nothing', shy);
    expect([own.status, none.status, nonsense.status]).toEqual([404, 404, 404]);
    expect(own.text).toBe(none.text);
    expect(own.text).toBe(nonsense.text);
    expect(own.text).not.toContain('Our own soap');
    const headers = (of: Headers) => [...of].filter(([name]) => name !== 'date');
    expect(headers(own.headers)).toEqual(headers(none.headers));
  });

  test('name title, description, the address to go by, and schema.org data without a rating (product P20.3)', async () => {
    const shared = await page(`/shared/product/${WITH_LABEL.id}`);
    const canonical = `${ORIGIN}/public/product/sample-shower-gel-${WITH_LABEL.id}`;
    expect(one(shared.text, /<link rel="canonical" href="([^"]*)"/)).toBe(canonical);
    expect(one(shared.text, /<title>([^<]*)</)).toContain('Sample shower gel: ');
    expect(one(shared.text, /name="description" content="([^"]*)"/)).toContain('2000000000015');
    const data = JSON.parse(one(shared.text, /<script type="application\/ld\+json">([^<]*)</));
    expect(data).toMatchObject({ '@type': 'Product', name: 'Sample shower gel', url: canonical });
    expect(Object.keys(data)).not.toContain('aggregateRating');
    expect(Object.keys(data)).not.toContain('review');
  });

  test('name the preview picture of their score, or the one for none (product P20.4)', async () => {
    const judged = await page(`/public/product/${WITH_LABEL.id}`);
    const score = one(judged.text, /score (\d+) of 100/);
    expect(one(judged.text, /og:image" content="([^"]*)"/)).toBe(`${ORIGIN}/previews/${score || 'no-score'}.png`);
    const unknown = await page(`/public/product/${WITHOUT_LABEL.id}`);
    expect(one(unknown.text, /og:image" content="([^"]*)"/)).toBe(`${ORIGIN}/previews/no-score.png`);
  });

  test('escape what a name holds', async () => {
    const name = 'A <script>alert(1)</script> "soap" & $& more';
    const odd = await startApp({ starter: [{ ...WITH_LABEL, name }] });
    try {
      const { text } = await page(`/public/product/${WITH_LABEL.id}`, odd);
      expect(text).not.toContain('<script>alert');
      expect(text).toContain('&quot;soap&quot; &amp; $&amp; more');
    } finally {
      await odd.close();
    }
  });
});

describe('the start page', () => {
  const drawn = '<!doctype html><main><div data-drawn="testimonials"></div><h2>A score you can check</h2></main>';

  test('shows what people said where the operator entered it, as text (product P2.12.8)', async () => {
    const said = { words: 'It found <b>milk</b> & "$&" where I saw none.', by: 'Nora' };
    const praised = await startApp({ testimonials: [said] });
    try {
      writeFileSync(join(praised.dir, 'web/start-page.html'), drawn);
      const { status, text } = await page('/', praised);
      expect(status).toBe(200);
      expect(text).toContain('It found &lt;b&gt;milk&lt;/b&gt; &amp; &quot;$&amp;&quot; where I saw none.');
      expect(text).toContain('Nora');
      expect(text).toContain('A score you can check');
    } finally {
      await praised.close();
    }
  });

  test('says where plans are sold that they are, and offers a trial nowhere else (product P2.12.9)', async () => {
    const stripe = {
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      prices: { starter: 'price_1' },
      api: new URL('http://127.0.0.1:9'),
    };
    const selling = await startApp({ stripe });
    const html = drawStartPage(compiledPack());
    try {
      for (const { dir } of [app, selling]) writeFileSync(join(dir, 'web/start-page.html'), html);
      const sold = (await page('/', selling)).text;
      expect(sold).toContain('Start Free Trial');
      expect(sold).toContain('You pay for a larger one on a Stripe page');
      expect(sold).not.toMatch(/takes no payments|Create an account/);
      expect((await page('/terms', selling)).text).not.toContain('takes no payments');
      expect(html).toContain('This server takes no payments');
      expect(html).not.toContain('Free Trial');
      expect((await page('/terms', app)).text).toContain('takes no payments');
    } finally {
      await selling.close();
    }
  });

  test('refuses a file of theirs that it cannot read, and names what is wrong with it (product P2.12.8)', () => {
    const file = join(app.dir, 'testimonials.json');
    expect(readTestimonials(file)).toEqual([]);
    writeFileSync(file, JSON.stringify([{ words: 'Good', by: 'Nora', stars: 5 }]));
    expect(() => readTestimonials(file)).toThrow(/testimonials\.json cannot be read \(0: .*stars/);
    writeFileSync(file, JSON.stringify([{ words: 'Good', by: 'Nora' }]));
    expect(readTestimonials(file)).toEqual([{ words: 'Good', by: 'Nora' }]);
  });

  test('takes out of them what nobody sees, and refuses one in which nothing else stands (product P2.12.8)', () => {
    const file = join(app.dir, 'testimonials.json');
    writeFileSync(file, JSON.stringify([{ words: 'Good\u202e doog\u200b \u0007', by: '\u2066Nora\ufeff' }]));
    expect(readTestimonials(file)).toEqual([{ words: 'Good doog', by: 'Nora' }]);
    writeFileSync(file, JSON.stringify([{ words: 'Good', by: '\u202e' }]));
    expect(() => readTestimonials(file)).toThrow(/0\.by: Please fill in this field/);
  });
});

describe('pages of ingredients', () => {
  test('show facts with sources; an unknown one is not found (product P20.2)', async () => {
    const map = await page('/sitemap/ingredients-1.xml');
    const path = one(map.text, /<loc>https:\/\/shelf\.example\.org(\/public\/ingredient\/[^<]+)</);
    const known = await page(path);
    expect([known.status, known.text.includes('Facts')]).toEqual([200, true]);
    expect(one(known.text, /og:image" content="([^"]*)"/)).toMatch(/\/previews\/ingredient-[a-z]+\.png$/);
    expect((await page('/public/ingredient/no-such-thing')).status).toBe(404);
  });
});

describe('pages of notices', () => {
  const publish = (over: Parameters<typeof aNotice>[0]) =>
    app.database.writes.run((tx) => storeNotice(tx, aNotice(over), {}, app.now()));

  test('say what to do without a script, change with the notice, and are in the list (product P11.11)', async () => {
    const given = {
      id: 'cpsc:9/1',
      title: 'Kettle <b> & more',
      lots: Array.from({ length: 60 }, (_, at) => `L${2172 + at}`),
      link: 'https://example.org/9',
    };
    expect((await page('/public/recall/cpsc%3A9%2F1')).status).toBe(404);
    await publish(given);
    const { status, text } = await page('/public/recall/cpsc%3A9%2F1');
    expect(status).toBe(200);
    for (const words of ['Kettle &lt;b&gt; &amp; more', 'Stop using it.', 'It may overheat.', 'L2231', given.link]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Kettle <b>');
    expect(one(text, /<title>([^<]*)</)).toBe('Recall: Kettle &lt;b&gt; &amp; more · Safeshelf');
    expect(one(text, /<link rel="canonical" href="([^"]*)"/)).toBe(`${ORIGIN}/public/recall/cpsc%3A9%2F1`);
    expect(one(text, /name="description" content="([^"]*)"/)).toContain('It may overheat. Stop using it.');
    expect((await page('/sitemap.xml')).text).toContain('/sitemap/recalls-1.xml');
    expect((await page('/sitemap/recalls-1.xml')).text).toContain(`${ORIGIN}/public/recall/cpsc%3A9%2F1`);

    await publish({ ...given, withdrawn: true, changedOn: '2026-02-01' });
    const later = (await page('/public/recall/cpsc%3A9%2F1')).text;
    const picture = (from: string) => one(from, /og:image" content="([^"]*)"/);
    expect([picture(text), picture(later)]).toEqual([
      `${ORIGIN}/previews/recall.png`,
      `${ORIGIN}/previews/recall-over.png`,
    ]);
    expect(text).toContain('level-critical');
    expect(later).toContain('Withdrawn or closed recall');
    expect(later).not.toContain('level-critical');
    expect(later).toContain('does not make products sold before it safe');
    expect(later).not.toContain('See if you have it');
    expect(later).not.toContain('What to do');
  });
});

describe('on other sites', () => {
  const CARD = `/embed/product/${WITH_LABEL.id}`;
  let open: RunningApp;
  beforeAll(async () => {
    open = await startApp({ publicUrl: ORIGIN, indexing: true, embedding: true });
  });
  afterAll(() => open.close());

  test('a card may be framed, runs nothing and leads to the page of the product (product P20.12)', async () => {
    const { status, headers, text } = await page(CARD, open);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect([headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')]).toEqual([
      null,
      'cross-origin',
    ]);
    expect(text).toContain(`href="${ORIGIN}/public/product/sample-shower-gel-${WITH_LABEL.id}"`);
    expect(text).not.toContain('<script');
    expect(text).toContain('noindex');
  });

  test('a badge is a picture with the score, and no name (product P20.12)', async () => {
    const { status, headers, text } = await page(`${CARD}.svg`, open);
    const score = one((await page(`/public/product/${WITH_LABEL.id}`, open)).text, /score (\d+) of 100/);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(text).toMatch(/^<svg /);
    expect(text).toContain(score === '' ? 'no score' : `>${score} of 100<`);
    expect(text).not.toMatch(/shower|class=/);
  });

  test('no other page may be framed; nothing of a household is shown (product P20.12)', async () => {
    const product = await page(`/public/product/${WITH_LABEL.id}`, open);
    expect(product.headers.get('x-frame-options')).toBe('DENY');
    expect(product.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(product.text).toContain('&lt;iframe src=');
    const none = await page('/embed/product/2000000000046', open);
    expect([none.status, none.headers.get('x-frame-options')]).toEqual([404, 'DENY']);
  });

  test('there is neither unless the operator wants it (product P20.12)', async () => {
    for (const path of [CARD, `${CARD}.svg`]) {
      const { status, headers } = await page(path);
      expect([path, status, headers.get('x-frame-options')]).toEqual([path, 404, 'DENY']);
    }
    expect((await page(`/public/product/${WITH_LABEL.id}`)).text).not.toContain('iframe');
  });
});

test('the sign-in in place of the start page (product P20.13)', async () => {
  const headless = await startApp({ publicUrl: ORIGIN, indexing: true, startsWithSignIn: true });
  try {
    const reply = await fetch(`${headless.url}/`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/auth']);
    expect((await page('/sitemap/pages.xml', headless)).text).not.toContain(`<loc>${ORIGIN}/</loc>`);
    const support = await fetch(`${headless.url}/api/support`);
    expect(await support.json()).toMatchObject({ startsWithSignIn: true });
  } finally {
    await headless.close();
  }
});

describe('search engines', () => {
  test('are let in only where the operator says so (product P20.5)', async () => {
    const open = await page(`/public/product/${WITH_LABEL.id}`);
    expect([open.headers.get('x-robots-tag'), open.text.includes('noindex')]).toEqual([null, false]);
    const closed = await page(`/public/product/${WITH_LABEL.id}`, shy);
    expect([closed.headers.get('x-robots-tag'), closed.text.includes('noindex')]).toEqual(['noindex', true]);
    expect((await page('/robots.txt', shy)).text).not.toContain('Sitemap:');
    expect((await page('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect((await page('/sitemap.xml', shy)).text).not.toContain('sitemapindex');
  });

  test('find every open page in a list that is split (product P20.5)', async () => {
    const index = await page('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const parts = [...index.text.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => url.slice(ORIGIN.length));
    const some = ['/sitemap/pages.xml', '/sitemap/ingredients-1.xml', '/sitemap/products-1.xml'];
    expect(parts.filter((part) => !part.includes('recalls'))).toEqual(some);
    const products = await page('/sitemap/products-1.xml');
    expect([...products.text.matchAll(/<loc>/g)]).toHaveLength(2);
    expect(products.text).toContain(`${ORIGIN}/public/product/sample-candle-${WITHOUT_LABEL.id}`);
  });
});
