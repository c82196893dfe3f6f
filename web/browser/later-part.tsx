import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part of a screen whose code is fetched when it is first drawn. */
interface Part {
  /** The component if its code has loaded, otherwise null. */
  readonly loaded: () => ComponentType<object> | null;
  /** Fetches the code once. Rejects if that fails; the next call tries again. */
  readonly load: () => Promise<ComponentType<object>>;
}

function partOf(load: Part['load']): Part {
  let loaded: ComponentType<object> | null = null;
  let loading: Promise<ComponentType<object>> | null = null;
  const fetched = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= fetched();
      return loading;
    },
  };
}

/**
 * Fetches the code of a part of a screen when it is first drawn. Like `lazy`, but without suspending: React delays
 * whatever follows a fallback by 0.3 s, and then draws everything that arrived meanwhile in one long task.
 * @param load imports the component; a failure is thrown to the surrounding error boundary, whose retry loads again
 * @returns the component, which shows `fallback` until its code is there
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { fallback?: ReactNode }> {
  // `Later` passes on exactly the props of the returned component.
  const part = partOf(load as () => Promise<ComponentType<object>>);
  return ({ fallback = null, ...props }) => <Later part={part} fallback={fallback} props={props} />;
}

interface LaterProps {
  part: Part;
  fallback: ReactNode;
  props: object;
}

function Later({ part, fallback, props }: LaterProps) {
  const [Drawn, setDrawn] = useState(() => {
    // Start fetching in the first render; the effect below takes the result.
    if (!part.loaded()) part.load().catch(() => undefined);
    return part.loaded();
  });
  useEffect(() => {
    if (Drawn) return;
    let here = true;
    part.load().then(
      (component) => here && setDrawn(() => component),
      (error: unknown) =>
        here &&
        setDrawn(() => {
          throw error;
        }),
    );
    return () => {
      here = false;
    };
  }, [part, Drawn]);
  return Drawn ? <Drawn {...props} /> : fallback;
}
