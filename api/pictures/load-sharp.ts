import type sharp from 'sharp';

/** The export of sharp: the function that opens a picture. */
type Sharp = typeof sharp;

let loading: Promise<Sharp> | null = null;

/**
 * The picture library, restricted to what is safe with a stranger's file. Loaded with the first picture: it takes
 * 30 MB, and most of the time nobody sends one.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(
    ({ default: loaded }) => {
      // Only these three loaders may ever run, whatever format a file claims to be (docs/security.md).
      loaded.block({ operation: ['VipsForeignLoad'] });
      loaded.unblock({
        operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
      });
      loaded.cache(false);
      loaded.concurrency(1);
      return loaded;
    },
    (error: unknown) => {
      // The cause may be temporary, such as too many open files: the next picture tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}
