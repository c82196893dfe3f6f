import type { Use } from '../exposure.ts';
import { ANIMALS } from './animals.ts';

/** How somebody comes into contact with a product, which decides what sentences make sense. */
export const MEETINGS = ['eaten', 'taken', 'fed', 'mouth', 'skin', 'coat', 'air', 'home'] as const;
export type ContactWay = (typeof MEETINGS)[number];

/** Kinds of readers that may need different sentences: some lick, some peck, some live in water. */
export type Reader = 'everyone' | 'child' | 'person' | 'furry' | 'bird' | 'reptile' | 'fish';

/** How somebody comes into contact with a product of this use (method M6.7.8). */
export const contactWayOf = (use: Pick<Use, 'type' | 'supplement' | 'oral' | 'cosmetic' | 'air'>): ContactWay => {
  if (use.type === 'pet_food') return 'fed';
  // Pills and drops, as food or as medicine.
  if (use.supplement && (use.type === 'food' || use.type === 'other')) return 'taken';
  if (use.type === 'food') return 'eaten';
  if (use.type === 'pet_topical') return 'coat';
  if (use.oral) return 'mouth';
  if (use.cosmetic) return 'skin';
  return use.air ? 'air' : 'home';
};

/** The kind of reader that an audience is. @param audience a key of method M6.4.1 */
export const readerOf = (audience: string): Reader => {
  if (audience === 'everyone') return 'everyone';
  if (audience === 'child' || audience === 'infant') return 'child';
  if (!ANIMALS.has(audience)) return 'person';
  return audience === 'bird' || audience === 'reptile' || audience === 'fish' ? audience : 'furry';
};
