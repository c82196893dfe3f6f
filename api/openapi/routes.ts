import { CALLS } from '#domain/contract/calls.ts';
import { answerText, type Handlers } from '../http/handler.ts';
import { openApiDocument } from './document.ts';

/** The description of the calls. Built at the first request: a start must not wait for it. */
export function openApiRoutes(publicUrl: string | null): Handlers<'openapi'> {
  let text: string | null = null;
  return {
    openapi: () => {
      text ??= JSON.stringify(openApiDocument(CALLS, publicUrl));
      return answerText(200, text);
    },
  };
}
