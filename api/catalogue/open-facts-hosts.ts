import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import type { Log } from '../log.ts';
import { createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { guardedGet } from '../outgoing/guarded-get.ts';
import type { Resolve } from '../outgoing/guarded-request.ts';
import { type Allowance, createQuestionBudget } from '../outgoing/request-budget.ts';
import { kindOf, type OpenFactsKind } from './open-facts-answer.ts';

/** The answer of a host. `asked`: false if it could not be queried or failed. `body`: null if the code is unknown. */
export interface HostAnswer {
  readonly asked: boolean;
  readonly body: unknown;
}

/** One of the Open Facts catalogues. Everything that queries it shares its allowance and its circuit breaker. */
export interface OpenFactsHost {
  readonly base: URL;
  readonly kind: OpenFactsKind;
  /**
   * Asks for some fields of a product (API version 2). Never rejects.
   * @param fields their names, separated by commas
   */
  ask(gtin: Gtin, fields: string, nowMs: number): Promise<HostAnswer>;
}

/** Limits of one query (docs/security.md). */
const LIMITS = { timeoutMs: 5000, maxBytes: 2 * 1024 * 1024 } as const;
/** Queries to one host; Open Facts asks for no more than 100 a minute. */
const OF_ONE_HOST: Allowance = { most: 90, windowMs: 60_000 };

const OK = 200;
const NOT_FOUND = 404;
const NOT_ASKED: HostAnswer = { asked: false, body: null };

/** @param bases addresses of the catalogues, from the configuration */
export function openFactsHosts(bases: readonly URL[], log: Log, resolve?: Resolve): readonly OpenFactsHost[] {
  const ofHost = createQuestionBudget(OF_ONE_HOST);
  return bases.map((base): OpenFactsHost => {
    const breaker = createCircuitBreaker();
    return {
      base,
      kind: kindOf(base),
      ask: async (gtin, fields, nowMs) => {
        if (breaker.isOpen(nowMs) || !ofHost.take(base.host, nowMs)) return NOT_ASKED;
        // A validated code consists only of digits, so it cannot change the path.
        const url = new URL(`${base.pathname.replace(/\/$/, '')}/api/v2/product/${printedCode(gtin)}.json`, base);
        url.searchParams.set('fields', fields);
        try {
          const { status, body } = await guardedGet(url, LIMITS, resolve);
          if (status !== OK && status !== NOT_FOUND) throw new Error(`${base.hostname} answered ${status}.`);
          breaker.succeeded();
          return { asked: true, body: status === OK ? body : null };
        } catch (error) {
          breaker.failed(nowMs);
          log.warn('catalogue', {
            host: base.hostname,
            detail: error instanceof Error ? error.message : String(error),
          });
          return NOT_ASKED;
        }
      },
    };
  });
}
