import { useMedia } from './use-media.ts';

const QUERY = { desktop: '(min-width: 1024px)', threePanes: '(min-width: 1280px)' } as const;

/** Whether the window has room for desktop panes, updated as it is resized. */
export const useWide = (what: keyof typeof QUERY): boolean => useMedia(QUERY[what]);
