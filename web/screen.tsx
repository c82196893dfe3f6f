import { type ComponentType, lazy } from 'react';

interface ScreenModule {
  readonly Component: ComponentType;
}

/** A screen, or a layout around screens, whose code is fetched when it is first needed. */
export interface Screen {
  /** Fetches the code ahead. Rejects where it does not come; it is asked for again when the screen is drawn. */
  readonly load: () => Promise<unknown>;
  /** What is drawn: the component itself where its code has come before, else one that waits for it. Always the same. */
  readonly component: () => ComponentType;
}

/** Makes one. @param load imports its code */
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
      // `lazy` draws the fallback first even where the code is there, and React holds back what follows for 0.3 s.
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
