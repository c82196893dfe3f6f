import type { ReactNode } from 'react';

/** One component and its states, by name. */
export interface GalleryEntry {
  readonly name: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}
