import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { AccountExports } from './account-exports.ts';

/** Starting an export, following its progress, downloading it, and stopping or deleting it. */
export const exportRoutes = (
  exports: AccountExports,
): Handlers<'accountExport' | 'askForExport' | 'dropExport' | 'exportFile'> => ({
  accountExport: async ({ session, nowMs }) => answer(200, await exports.state(session.user.id, nowMs)),
  askForExport: async ({ session, nowMs }) => {
    const asked = await exports.ask(session, nowMs);
    return asked.ok ? answer(202, asked.value) : asked;
  },
  dropExport: async ({ session }) => {
    await exports.drop(session.user.id);
    return succeed({ status: 204 });
  },
  exportFile: async ({ session, nowMs }) => {
    const file = await exports.open(session.user.id, nowMs);
    if (!file.ok) return file;
    const { stream, bytes, madeAt } = file.value;
    const name = `safeshelf-${new Date(madeAt).toISOString().slice(0, 10)}.zip`;
    return succeed({ status: 200, download: { stream, bytes, name, type: 'application/zip' } });
  },
});
