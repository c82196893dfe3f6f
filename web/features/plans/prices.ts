import { useCallback } from 'react';
import { planPrices } from '#domain/plans/billing-calls.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { succeed } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';

/** The price of a plan, and its billing period. */
export interface ShownPrice {
  readonly text: string;
  readonly interval: 'month' | 'year';
}

/** Formats an amount in the phone's locale. @param amount in the smallest unit of the currency */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const NO_PRICES = { prices: [] };

/** The price charged for each plan; empty if plans are not sold, or if the server does not answer. */
export function usePrices(sells: boolean): ReadonlyMap<Tier, ShownPrice> {
  const client = useClient();
  const ask = useCallback(
    async () => (sells ? await client.server.ask(planPrices) : succeed(NO_PRICES)),
    [client, sells],
  );
  const [asked] = useServerAnswer(ask);
  const { prices } = asked.state === 'there' ? asked.value : NO_PRICES;
  return new Map(
    prices.map(({ tier, amount, currency, interval }) => [tier, { text: money(amount, currency), interval }]),
  );
}
