import { useMedia } from './use-media.ts';

const QUERY = { desktop: '(min-width: 1024px)', threePanes: '(min-width: 1280px)' } as const;

/** Whether the window has room for a desktop's panes, followed as it changes. */
export const useWide = (what: keyof typeof QUERY): boolean => useMedia(QUERY[what]);
