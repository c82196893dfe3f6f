import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DrawPage } from '#domain/open-pages/open-page.ts';

/**
 * Loads the built module that draws the open pages from the page's own components. It is loaded with the first such
 * page: most visits to a household's server come from its own app.
 * @param file the module of the build
 * @returns null if nothing was built
 */
export function pageDrawing(file: string): (() => Promise<DrawPage>) | null {
  if (!existsSync(file)) return null;
  let loading: Promise<DrawPage> | null = null;
  return () => {
    loading ??= import(pathToFileURL(file).href).then(
      ({ drawPage }: { drawPage: DrawPage }) => drawPage,
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
}
