/** Callbacks of a stream of server-sent events. */
export interface StreamListener {
  heard(data: string): void;
  /** It could not be opened, or broke off. Called at most once; `heard` is not called after it. */
  broke(): void;
}

/** Opens a stream of server-sent events: `EventSource` in the page. The returned function closes it. */
export type OpenStream = (path: string, listener: StreamListener) => () => void;

/** This browser's event streams; null if unsupported. A stream never reconnects by itself: that is up to the caller. */
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
