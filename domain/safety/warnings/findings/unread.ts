import type { Family } from '../wording/texts.ts';

/** Warnings that say that a label may hold what nobody read: no product with one is suitable (method M6.2.15). */
export const UNREAD: ReadonlySet<Family> = new Set<Family>(['names_unknown', 'label_cut', 'label_unread']);
