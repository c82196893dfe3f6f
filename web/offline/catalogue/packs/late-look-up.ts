import type { PackLookUp } from './pack-look-up.ts';

/** The look-up, whose code is read with the first product that is asked for; stored with the app, like all code. */
export function latePackLookUp(): PackLookUp {
  let packs: Promise<PackLookUp> | undefined;
  return {
    row: (id, other) => {
      packs ??= import('./phone-packs.ts').then(({ phonePacks }) => phonePacks());
      return packs
        .then((held) => held.row(id, other))
        .catch(() => {
          // A file of the app that is not to be had is no reason to lose a scan.
          packs = undefined;
          return null;
        });
    },
  };
}
