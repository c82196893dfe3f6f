import type { OperationStores } from '../sync/operations.ts';
import { helpRoutes } from './routes.ts';

/** Asking the operator. Answers come from `api/commands/help-desk.ts` or the administration. */
export const helpCalls = (stores: OperationStores) => helpRoutes(stores);

export { messagesWaiting, settleMessage, waitingMessages } from './contact-messages.ts';
export { contactLetters, contactRoutes as contactCalls } from './contact-routes.ts';
export { createHelpDesk } from './help-desk.ts';
