import type sharp from 'sharp';

/** What sharp exports: the function that opens a picture. */
type Sharp = typeof sharp;

let loading: Promise<Sharp> | null = null;

/**
 * The picture library, held to what a server may do with a stranger's file. Loaded with the first picture: it takes
 * 30 MB, and most of the time nobody sends one.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(
    ({ default: loaded }) => {
      // Only three loaders may ever run, whatever a file says it is (security rules, 3.5).
      loaded.block({ operation: ['VipsForeignLoad'] });
      loaded.unblock({
        operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
      });
      loaded.cache(false);
      loaded.concurrency(1);
      return loaded;
    },
    (error: unknown) => {
      // Too many open files, perhaps: the next picture tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}
