import { hashText } from '../pack/pack-hash.ts';
import { foldText } from './fold.ts';

const LONGEST = 60;

/** The id of a name: its slug. A long slug is cut and ends in a hash of the whole, so that no two share an id. */
export function nameId(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= LONGEST) return slug;
  return `${slug.slice(0, LONGEST - 9).replace(/-+$/, '')}-${hashText(slug).toString(16).padStart(8, '0')}`;
}
