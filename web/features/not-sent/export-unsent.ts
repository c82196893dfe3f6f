import { saveFile } from '#web/browser/save-file.ts';
import type { OutboxEntry } from '#web/offline/tables/account-db.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** The exported form of an unsent operation: everything needed to do it again, or to ask for help. */
const exported = ({ operation, state, attempts, lastError }: OutboxEntry) => ({
  state,
  attempts,
  lastError: lastError && { ...lastError, at: new Date(lastError.at).toISOString() },
  madeAt: new Date(operation.createdAt).toISOString(),
  operation,
});

/** Saves unsent operations as a file. They also stay in the outbox. */
export function exportUnsent(entries: readonly OutboxEntry[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const name = `safeshelf-not-sent-${day}.json`;
  const data = { format: 'safeshelf-not-sent/1', savedAt: new Date().toISOString(), entries: entries.map(exported) };
  saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
  showToast({ title: 'Saved as a file', description: name, variant: 'success' });
}
