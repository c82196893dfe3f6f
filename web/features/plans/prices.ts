import { useCallback } from 'react';
import { planPrices } from '#domain/plans/billing-calls.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { succeed } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';

/** What a plan costs, and for how long. */
export interface ShownPrice {
  readonly text: string;
  readonly interval: 'month' | 'year';
}

/** An amount as the person's phone writes it. @param amount in the smallest unit of the currency */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const NO_PRICES = { prices: [] };

/** What is really charged for each plan: nothing is known where plans are not sold, or nobody answers. */
export function usePrices(sells: boolean): ReadonlyMap<Tier, ShownPrice> {
  const client = useClient();
  const ask = useCallback(
    async () => (sells ? await client.server.ask(planPrices) : succeed(NO_PRICES)),
    [client, sells],
  );
  const [asked] = useAsked(ask);
  const { prices } = asked.state === 'there' ? asked.value : NO_PRICES;
  return new Map(
    prices.map(({ tier, amount, currency, interval }) => [tier, { text: money(amount, currency), interval }]),
  );
}
