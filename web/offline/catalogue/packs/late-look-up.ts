import type { PackLookUp } from './pack-look-up.ts';

/** The look-up, whose code is loaded with the first product requested. It is stored with the app, like all code. */
export function latePackLookUp(): PackLookUp {
  let packs: Promise<PackLookUp> | undefined;
  return {
    row: (id, other) => {
      packs ??= import('./phone-packs.ts').then(({ phonePacks }) => phonePacks());
      return packs
        .then((held) => held.row(id, other))
        .catch(() => {
          // A file of the app that cannot be loaded must not lose a scan.
          packs = undefined;
          return null;
        });
    },
  };
}
