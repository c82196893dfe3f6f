import { useMedia } from '#web/browser/use-media.ts';

// Also matches desktops that show three panes: the text is next to the ring there, as on a phone.
const NARROW = '(max-width: 359.98px), (min-width: 1280px) and (max-width: 1359.98px)';

/** The score ring of a report in pixels: 140, or 116 on phones below 360 px and on small desktops. */
export const useRingSize = (): number => (useMedia(NARROW) ? 116 : 140);
