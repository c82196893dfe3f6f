/** What becomes of a stream of server-sent events. */
export interface StreamListener {
  heard(data: string): void;
  /** It could not be opened, or broke off. Called at most once; nothing is heard after it. */
  broke(): void;
}

/** Opens a stream of server-sent events: `EventSource` in the page. The returned function closes it. */
export type OpenStream = (path: string, listener: StreamListener) => () => void;

/** The streams of this browser; null where it has none. It opens none anew by itself: whoever asked knows when. */
export const systemStream = (): OpenStream | null =>
  typeof EventSource === 'undefined'
    ? null
    : (path, { heard, broke }) => {
        const source = new EventSource(path);
        source.onmessage = ({ data }) => heard(String(data));
        source.onerror = () => {
          source.close();
          source.onerror = null;
          broke();
        };
        return () => source.close();
      };
