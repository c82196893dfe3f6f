import type { Client } from '../client.ts';
import type { Analytics, AnalyticsWorld } from './analytics.ts';

/**
 * Events of use whose code is fetched behind the first paint: nobody waits for them.
 * @param painted settles when the first screen stands
 */
export function lateAnalytics(
  client: Pick<Client, 'session' | 'network' | 'perform'>,
  world: AnalyticsWorld,
  painted: Promise<void>,
): Analytics {
  let loading: Promise<Analytics> | null = null;
  const analytics = (): Promise<Analytics> => {
    loading ??= import('./analytics.ts').then(({ createAnalytics }) => createAnalytics(client, world));
    return loading;
  };
  return {
    record: async (happening) => {
      await painted;
      // An event is worth no error: without its code it is lost, as with a full phone.
      const loaded = await analytics().catch(() => null);
      if (!loaded) loading = null;
      await loaded?.record(happening);
    },
    decide: async (consent) => (await analytics()).decide(consent),
  };
}
