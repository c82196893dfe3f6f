import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Reader } from '#db/handles.ts';
import { publicIngredientPath, publicProductPath, publicRecallPath } from '#domain/open-pages/addresses.ts';
import { APP_PAGES } from '#domain/open-pages/app-pages.ts';
import type { DrawPage, OpenPage } from '#domain/open-pages/open-page.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import { productData } from '#domain/open-pages/product-data.ts';
import { withSoldTexts } from '#domain/open-pages/start-words.ts';
import type { Testimonial } from '#domain/open-pages/testimonial.ts';
import { WORD_PAGES, type WordPage } from '#domain/open-pages/word-pages.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import type { App } from '../http/mount.ts';
import { FRAMED_HEADERS } from '../http/security-headers.ts';
import type { Engine, OpenProduct } from '../products/room.ts';
import { findNotice } from '../recalls/room.ts';
import { appDocumentOf, documentOf, type Head, withoutScript } from './document.ts';
import { createSitemap } from './sitemap.ts';

export interface OpenPageDeps {
  readonly reader: Reader;
  readonly engine: Engine;
  /** A catalogue product with its report; null for any other id. */
  readonly openProduct: (id: string, nowMs: number) => Promise<OpenProduct | null>;
  /** Checks the client's rate limit; returns a response if it is exceeded. */
  readonly admit: (context: Context<{ Bindings: HttpBindings }>) => Promise<Response | null>;
  readonly clock: () => number;
  readonly webDir: string;
  readonly publicUrl: string | null;
  readonly operator: Operator;
  /** What people said, as the operator entered it; empty if there is nothing. */
  readonly testimonials: readonly Testimonial[];
  /** Whether the operator wants search engines to index the open pages. */
  readonly indexing: boolean;
  /** Whether other sites may show products of this server. */
  readonly embedding: boolean;
  /** Whether visitors get the sign-in instead of a start page. */
  readonly startsWithSignIn: boolean;
  /** The operator's advertising pixel; null if there is none. */
  readonly pixelId: string | null;
  /** How plans are paid for; null if they are granted. */
  readonly stripe: unknown;
  /** Draws the pages with the built module; null if nothing was built. */
  readonly draw: (() => Promise<DrawPage>) | null;
}

/** Documents kept in the cache, about 60 kB each. */
const MOST_KEPT = 128;

/** Paths of the app that are no use to search engines. */
const NOT_FOR_ROBOTS = ['/api/', '/dashboard', '/inventory', '/scan', '/product/', '/settings'];

/** The head fields that a page sets itself; the others are added for all pages. */
type OwnHead = Omit<Head, 'indexed' | 'picture'>;

/** A document with its status: 404 for the page about a missing address. */
interface Shown {
  readonly text: string;
  readonly status: 200 | 404;
  /** In addition to those of every drawn page. */
  readonly headers?: Readonly<Record<string, string>>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** The placeholder for testimonials in the built start page. */
const TESTIMONIALS_AT = '<div data-drawn="testimonials"></div>';

/** Where `/` redirects to if there is no start page. */
const SIGN_IN = '/auth';

const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** The preview picture of a page, drawn by the build; null if there is none. */
function pictureOf(page: OpenPage): string | null {
  switch (page.kind) {
    case 'product':
      return `/previews/${shownRisk(page.report).score ?? 'no-score'}.png`;
    case 'ingredient': {
      const severities = page.ingredient.audience.map(({ severity }) => severity);
      const worst = SEVERITIES.find((one) => severities.includes(one)) ?? 'NONE';
      return `/previews/ingredient-${worst.toLowerCase()}.png`;
    }
    case 'recall':
      return page.notice.withdrawn ? '/previews/recall-over.png' : '/previews/recall.png';
    default:
      return null;
  }
}

/**
 * Pages that open without an account, drawn by the server: catalogue products, ingredients, recalls and pages of text,
 * with the files that search engines request (product P20). No household data is read for any of them.
 */
export function openPagesRoom(deps: OpenPageDeps) {
  const { reader, engine, clock, publicUrl, draw } = deps;
  const indexed = deps.indexing && publicUrl !== null;
  const sells = deps.stripe !== null;
  /** Facts about this server for the pages of text. */
  const about = { operator: deps.operator, pixel: deps.pixelId !== null, sells };
  const embedOrigin = deps.embedding ? publicUrl : null;
  const kept = new Map<string, Shown>();
  let template: string | null = null;

  const headersOf = (type: string): Record<string, string> => ({
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ...(!indexed && { 'X-Robots-Tag': 'noindex' }),
  });

  const drawn = async (page: OpenPage, head: OwnHead): Promise<string | null> => {
    if (!draw) return null;
    const drawPage = await draw();
    if (page.kind === 'badge') return drawPage(page).markup;
    template ??= readFileSync(join(deps.webDir, 'open-page.html'), 'utf8');
    const framed = page.kind === 'card';
    const preview = pictureOf(page);
    const picture = publicUrl === null || preview === null ? null : publicUrl + preview;
    const shownTo = { ...head, picture, indexed: indexed && !framed && page.kind !== 'missing' };
    return documentOf(framed ? withoutScript(template) : template, drawPage(page), shownTo);
  };

  /** The document of a page, from the cache if nothing has changed since it was drawn. */
  const shown = async (
    key: string,
    page: OpenPage,
    head: OwnHead,
    headers: Shown['headers'] = {},
  ): Promise<Shown | null> => {
    const ready = kept.get(key);
    const text = ready ? ready.text : await drawn(page, head);
    if (text === null) return null;
    const one: Shown = ready ?? { text, status: 200, headers };
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return one;
  };

  const missing = async (): Promise<Shown | null> => {
    const text = await drawn({ kind: 'missing' }, { canonical: null, data: null });
    return text === null ? null : { text, status: 404 };
  };

  /** The start page with testimonials, worded for a server that sells plans if it does; null if none was built. */
  const startPage = async (): Promise<Shown | null> => {
    const file = join(deps.webDir, 'start-page.html');
    if (!draw || !existsSync(file)) return null;
    const ready = kept.get(file);
    if (ready) return ready;
    const { testimonials } = deps;
    const said = testimonials.length > 0 ? (await draw())({ kind: 'testimonials', testimonials }).markup : '';
    const page = readFileSync(file, 'utf8').replace(TESTIMONIALS_AT, () => said);
    const one: Shown = { text: sells ? withSoldTexts(page) : page, status: 200 };
    kept.set(file, one);
    return one;
  };

  /** A screen of the app: its document, with its own title and description for search engines. */
  const appPage = async (path: string): Promise<Shown | null> => {
    const ready = kept.get(path);
    if (ready) return ready;
    const words = APP_PAGES[path];
    const file = join(deps.webDir, 'index.html');
    if (!words || !existsSync(file)) return null;
    const one: Shown = { text: appDocumentOf(readFileSync(file, 'utf8'), words), status: 200 };
    kept.set(path, one);
    return one;
  };

  const productAt = async (address: string) => {
    const id = productIdOf(address);
    return id === null ? null : deps.openProduct(id, clock());
  };

  const product = async (address: string): Promise<Shown | null> => {
    const found = await productAt(address);
    if (!found) return missing();
    const page = { kind: 'product', product: found.product, report: found.report, embedOrigin } as const;
    const head = {
      canonical: publicUrl === null ? null : publicUrl + publicProductPath(found.product),
      data: productData(found.product, publicUrl, found.product.brand !== UNKNOWN_BRAND),
    };
    return shown(`product ${found.made}`, page, head);
  };

  /** A product embedded on other sites: a badge if the address ends in `.svg`, else a card for a frame. */
  const embedded = async (address: string): Promise<Shown | null> => {
    const found = embedOrigin === null ? null : await productAt(address.replace(/\.svg$/, ''));
    if (!found || embedOrigin === null) return missing();
    const { product, report, made } = found;
    const kind = address.endsWith('.svg') ? 'badge' : 'card';
    const head = { canonical: embedOrigin + publicProductPath(product), data: null };
    const type: Record<string, string> = kind === 'badge' ? { 'Content-Type': SVG } : {};
    return shown(`${kind} ${made}`, { kind, product, report, origin: embedOrigin }, head, {
      ...FRAMED_HEADERS,
      ...type,
    });
  };

  const ingredient = async (id: string): Promise<Shown | null> => {
    const known = engine.knowledge?.ingredient(id);
    if (!known) return missing();
    const canonical = publicUrl === null ? null : publicUrl + publicIngredientPath(id);
    return shown(`ingredient ${id}`, { kind: 'ingredient', ingredient: known }, { canonical, data: null });
  };

  const recall = async (id: string): Promise<Shown | null> => {
    const notice = await findNotice(reader, id);
    if (!notice) return missing();
    const canonical = publicUrl === null ? null : publicUrl + publicRecallPath(id);
    const key = `recall ${createHash('sha256').update(JSON.stringify(notice)).digest('base64url')}`;
    return shown(key, { kind: 'recall', notice }, { canonical, data: null });
  };

  /** The app's page of a notice, with its title: people who have the product at home see more there. */
  const appRecall = async (id: string): Promise<Shown | null> => {
    const file = join(deps.webDir, 'index.html');
    const notice = existsSync(file) ? await findNotice(reader, id) : null;
    if (!notice) return null;
    const title = `${notice.title} · Safeshelf`;
    const description = `${notice.title}: check if you have it at home and what to do. Published ${notice.publishedOn}.`;
    return { text: appDocumentOf(readFileSync(file, 'utf8'), { title, description }), status: 200 };
  };

  const words = (path: string, page: WordPage): Promise<Shown | null> => {
    const canonical = publicUrl === null ? null : publicUrl + path;
    return shown(path, { kind: 'words', page, ...about }, { canonical, data: null });
  };

  const robots = (): string => {
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
    // A server that is not indexed says so on every page; a crawler has to be allowed to read the page to see it.
    if (indexed) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
    return `${lines.join('\n')}\n`;
  };

  const sitemap = indexed
    ? createSitemap(
        reader,
        publicUrl,
        [...(deps.startsWithSignIn ? [] : ['/']), ...Object.keys(WORD_PAGES), ...Object.keys(APP_PAGES)],
        engine.knowledge?.ids() ?? [],
      )
    : null;

  return {
    /** Registers these addresses; requests that none of them answers go on to the app's files. */
    mount(app: App): void {
      const at = (path: string, show: (address: string) => Promise<Shown | null>) =>
        app.get(path, async (context, next) => {
          const refused = await deps.admit(context);
          if (refused) return refused;
          const one = await show(context.req.param('id') ?? '');
          if (!one) return next();
          const headers = { ...headersOf(HTML), Vary: 'Accept-Encoding', ...one.headers };
          if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) {
            return new Response(one.text, { status: one.status, headers });
          }
          one.gzip ??= new Uint8Array(gzipSync(one.text));
          return new Response(one.gzip, { status: one.status, headers: { ...headers, 'Content-Encoding': 'gzip' } });
        });
      // A temporary redirect: the operator may change this setting.
      if (deps.startsWithSignIn) app.get('/', (context) => context.redirect(SIGN_IN, 302));
      else if (sells || deps.testimonials.length > 0) at('/', startPage);
      at('/public/product/:id', product);
      at('/shared/product/:id', product);
      at('/embed/product/:id', embedded);
      at('/public/ingredient/:id', ingredient);
      at('/public/recall/:id', recall);
      at('/recalls/:id', appRecall);
      for (const [path, page] of Object.entries(WORD_PAGES)) at(path, () => words(path, page));
      for (const path of Object.keys(APP_PAGES)) at(path, () => appPage(path));
      app.get('/robots.txt', () => new Response(robots(), { headers: headersOf('text/plain; charset=utf-8') }));
      app.get('/sitemap.xml', async (context, next) => {
        if (!sitemap) return next();
        return (await deps.admit(context)) ?? new Response(await sitemap.index(), { headers: headersOf(XML) });
      });
      app.get('/sitemap/:name', async (context, next) => {
        const part = sitemap?.part(context.req.param('name').replace(/\.xml$/, ''));
        if (!part) return next();
        const refused = await deps.admit(context);
        if (refused) return refused;
        const body = ReadableStream.from(part).pipeThrough(new TextEncoderStream());
        return new Response(body, { headers: headersOf(XML) });
      });
    },
  };
}
