import { PUBLISHED_FILES, UPDATED_SOURCES } from '#domain/catalogue/updates/published-files.ts';
import { isGuarded } from '../../outgoing/nearby.ts';
import type { Subscription } from './update-source.ts';

/**
 * The sources that an operator lists: `off, obf` fetches these two from their publisher,
 * `off=https://mirror.example/data/` from somewhere else.
 * @returns null if a name is unknown, or an address is invalid or unencrypted
 */
export function subscriptionsOf(list: string): readonly Subscription[] | null {
  const subscriptions: Subscription[] = [];
  for (const part of list.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [id = '', ...address] = part.split('=');
    const source = UPDATED_SOURCES.find((known) => known === id.trim());
    if (source === undefined || subscriptions.some((one) => one.source === source)) return null;
    const text = address.join('=').trim() || PUBLISHED_FILES[source].folder;
    if (!URL.canParse(text)) return null;
    const folder = new URL(text.endsWith('/') ? text : `${text}/`);
    if (!isGuarded(folder) || folder.search !== '' || folder.hash !== '') return null;
    subscriptions.push({ source, folder });
  }
  return subscriptions;
}
