import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DrawPage } from '#domain/open-pages/open-page.ts';

/**
 * What draws the open pages, as the build made it of the page's own components. Loaded with the first such page: most
 * visits of a household's server are by its own app.
 * @param file the module of the build
 * @returns null where nothing was built
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
