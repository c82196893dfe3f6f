import { PackDb } from './pack-db.ts';
import { createPackLookUp } from './pack-look-up.ts';

/** The look-up in this phone's packs, in a file of its own to keep it out of the start. */
export const phonePacks = () => createPackLookUp(new PackDb());
