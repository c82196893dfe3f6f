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
import { WORD_PAGES, type WordPage } from '#domain/open-pages/word-pages.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { App } from '../http/mount.ts';
import type { Engine, OpenProduct } from '../products/room.ts';
import { findNotice } from '../recalls/room.ts';
import { appDocumentOf, documentOf, type Head } from './document.ts';
import { createSitemap } from './sitemap.ts';

export interface OpenPageDeps {
  readonly reader: Reader;
  readonly engine: Engine;
  /** A product of the catalogue with its report; null for every other id. */
  readonly openProduct: (id: string, nowMs: number) => Promise<OpenProduct | null>;
  /** Says whether this client may ask again; a response where not. */
  readonly admit: (context: Context<{ Bindings: HttpBindings }>) => Promise<Response | null>;
  readonly clock: () => number;
  readonly webDir: string;
  readonly publicUrl: string | null;
  readonly operator: Operator;
  /** Whether the operator wants search engines to know the open pages. */
  readonly indexing: boolean;
  /** Draws the pages, as the build made it; null where nothing was built. */
  readonly draw: (() => Promise<DrawPage>) | null;
}

/** Documents that are kept ready, about 60 kB each. */
const MOST_KEPT = 128;

/** Paths of the app that no search engine has any use for. */
const NOT_FOR_ROBOTS = ['/api/', '/dashboard', '/inventory', '/scan', '/product/', '/settings'];

/** A document, and whether it is one that is not there. */
interface Shown {
  readonly text: string;
  readonly status: 200 | 404;
  gzip?: Uint8Array<ArrayBuffer>;
}

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** The preview picture of a score, drawn by the build. */
const pictureOf = (page: OpenPage): string => {
  const score = page.kind === 'product' ? shownRisk(page.report).score : null;
  return score === null ? '/previews/no-score.png' : `/previews/${score}.png`;
};

/**
 * Pages that open without an account, drawn by the server: products of the catalogue and ingredients, with what search
 * engines ask for (product P20). Nothing of a household is read for any of them.
 */
export function openPagesRoom(deps: OpenPageDeps) {
  const { reader, engine, clock, publicUrl, draw } = deps;
  const indexed = deps.indexing && publicUrl !== null;
  const kept = new Map<string, Shown>();
  let template: string | null = null;

  const headersOf = (type: string): Record<string, string> => ({
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ...(!indexed && { 'X-Robots-Tag': 'noindex' }),
  });

  const drawn = async (page: OpenPage, head: Omit<Head, 'indexed'>): Promise<string | null> => {
    if (!draw) return null;
    template ??= readFileSync(join(deps.webDir, 'open-page.html'), 'utf8');
    const drawPage = await draw();
    return documentOf(template, drawPage(page), { ...head, indexed: indexed && page.kind !== 'missing' });
  };

  /** The document of a page; the one that was drawn before where nothing changed since. */
  const shown = async (key: string, page: OpenPage, head: Omit<Head, 'indexed'>): Promise<Shown | null> => {
    const ready = kept.get(key);
    const text = ready ? ready.text : await drawn(page, head);
    if (text === null) return null;
    const one = ready ?? { text, status: 200 };
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return one;
  };

  const missing = async (): Promise<Shown | null> => {
    const text = await drawn({ kind: 'missing' }, { canonical: null, picture: null, data: null });
    return text === null ? null : { text, status: 404 };
  };

  /** A screen of the app: its document, with words of its own for search engines. */
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

  const product = async (address: string): Promise<Shown | null> => {
    const id = productIdOf(address);
    const found = id === null ? null : await deps.openProduct(id, clock());
    if (!found) return missing();
    const page = { kind: 'product', product: found.product, report: found.report } as const;
    const head = {
      canonical: publicUrl === null ? null : publicUrl + publicProductPath(found.product),
      picture: publicUrl === null ? null : publicUrl + pictureOf(page),
      data: productData(found.product, publicUrl, found.product.brand !== UNKNOWN_BRAND),
    };
    return shown(`product ${found.made}`, page, head);
  };

  const ingredient = async (id: string): Promise<Shown | null> => {
    const known = engine.knowledge?.ingredient(id);
    if (!known) return missing();
    const canonical = publicUrl === null ? null : publicUrl + publicIngredientPath(id);
    return shown(
      `ingredient ${id}`,
      { kind: 'ingredient', ingredient: known },
      { canonical, picture: null, data: null },
    );
  };

  const recall = async (id: string): Promise<Shown | null> => {
    const notice = await findNotice(reader, id);
    if (!notice) return missing();
    const canonical = publicUrl === null ? null : publicUrl + publicRecallPath(id);
    const key = `recall ${createHash('sha256').update(JSON.stringify(notice)).digest('base64url')}`;
    return shown(key, { kind: 'recall', notice }, { canonical, picture: null, data: null });
  };

  /** The app's page of a notice, with its title: who has it at home sees more there. */
  const appRecall = async (id: string): Promise<Shown | null> => {
    const file = join(deps.webDir, 'index.html');
    const notice = existsSync(file) ? await findNotice(reader, id) : null;
    if (!notice) return null;
    const title = `${notice.title} · Safeshelf`;
    const description = `${notice.title}: whether you have it at home, and what to do. Published ${notice.publishedOn}.`;
    return { text: appDocumentOf(readFileSync(file, 'utf8'), { title, description }), status: 200 };
  };

  const words = (path: string, page: WordPage): Promise<Shown | null> => {
    const canonical = publicUrl === null ? null : publicUrl + path;
    return shown(path, { kind: 'words', page, operator: deps.operator }, { canonical, picture: null, data: null });
  };

  const robots = (): string => {
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
    // A server that is not indexed says so on every page: only a page that may be read can say it.
    if (indexed) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
    return `${lines.join('\n')}\n`;
  };

  const sitemap = indexed
    ? createSitemap(
        reader,
        publicUrl,
        ['/', ...Object.keys(WORD_PAGES), ...Object.keys(APP_PAGES)],
        engine.knowledge?.ids() ?? [],
      )
    : null;

  return {
    /** Answers these addresses; what it has nothing for goes on to the files of the app. */
    mount(app: App): void {
      const at = (path: string, show: (address: string) => Promise<Shown | null>) =>
        app.get(path, async (context, next) => {
          const refused = await deps.admit(context);
          if (refused) return refused;
          const one = await show(context.req.param('id') ?? '');
          if (!one) return next();
          const headers = { ...headersOf(HTML), Vary: 'Accept-Encoding' };
          if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) {
            return new Response(one.text, { status: one.status, headers });
          }
          one.gzip ??= new Uint8Array(gzipSync(one.text));
          return new Response(one.gzip, { status: one.status, headers: { ...headers, 'Content-Encoding': 'gzip' } });
        });
      at('/public/product/:id', product);
      at('/shared/product/:id', product);
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
