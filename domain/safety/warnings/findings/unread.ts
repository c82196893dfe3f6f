import type { Family } from '../wording/texts.ts';

/** Warnings that a label may contain something that was not read: no product with one is suitable (method M6.2.15). */
export const UNREAD: ReadonlySet<Family> = new Set<Family>(['names_unknown', 'label_cut', 'label_unread']);
