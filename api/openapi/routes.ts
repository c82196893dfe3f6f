import { CALLS } from '#domain/contract/calls.ts';
import type { Product } from '#domain/products/product.ts';
import { answerText, type Handlers } from '../http/handler.ts';
import { openApiDocument } from './document.ts';
import { callExamples } from './examples.ts';

/** The OpenAPI document of the calls, built on the first request so that the start does not wait for it. */
export function openApiRoutes(publicUrl: string | null, starter: readonly Product[]): Handlers<'openapi'> {
  const examples = callExamples(starter.find(({ ingredientsText }) => ingredientsText !== null));
  let text: string | null = null;
  return {
    openapi: () => {
      text ??= JSON.stringify(openApiDocument(CALLS, publicUrl, examples));
      return answerText(200, text);
    },
  };
}
