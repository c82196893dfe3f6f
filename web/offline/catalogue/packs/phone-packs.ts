import { PackDb } from './pack-db.ts';
import { createPackLookUp } from './pack-look-up.ts';

/** The look-up in the packs of this phone, in a file of its own: the start goes without it. */
export const phonePacks = () => createPackLookUp(new PackDb());
