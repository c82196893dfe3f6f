import { type ComponentType, lazy } from 'react';

interface ScreenModule {
  readonly Component: ComponentType;
}

/** A screen, or a layout around screens, whose code is fetched when it is first needed. */
export interface Screen {
  /** Fetches the code ahead of time. Rejects if that fails; drawing the screen then fetches it again. */
  readonly load: () => Promise<unknown>;
  /** The component itself if its code has loaded, otherwise a lazy one. Every call returns the same component. */
  readonly component: () => ComponentType;
}

/** Makes a screen. @param load imports its code */
export function screen(load: () => Promise<ScreenModule>): Screen {
  let loaded: ComponentType | null = null;
  let drawn: ComponentType | null = null;
  const once = async () => {
    loaded = (await load()).Component;
    return { default: loaded };
  };
  const later = lazy(once);
  return {
    load: once,
    component: () => {
      // `lazy` draws the fallback first even if the code is there, and React delays what follows by 0.3 s.
      drawn ??= loaded ?? later;
      return drawn;
    },
  };
}

/** Draws a screen. */
export function ScreenOf({ of }: { of: Screen }) {
  const Component = of.component();
  return <Component />;
}
