import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part of a screen whose code is fetched when it is first drawn. */
interface Part {
  /** The component, where its code has come. */
  readonly loaded: () => ComponentType<object> | null;
  /** Fetches the code, once. Rejects where it does not come; the next call asks again. */
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
 * Has the code of a part of a screen fetched when it is first drawn. As `lazy`, but it does not suspend: React holds back
 * for 0.3 s whatever follows a fallback, and draws all that came meanwhile in one long task.
 * @param load imports the component; a failure is thrown to the error boundary around it, whose retry asks again
 * @returns the component; `fallback` stands in its place until its code is there
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { fallback?: ReactNode }> {
  // `Later` passes on exactly the props that the returned component takes.
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
    // Fetched from the first render on; the effect below takes the result.
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
