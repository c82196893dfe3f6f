import type { Kind } from './kind.ts';
import { KINDS_OF_ANIMALS } from './kinds-of-animals.ts';
import { KINDS_OF_FOOD } from './kinds-of-food.ts';
import { KINDS_OF_HOME } from './kinds-of-home.ts';
import { KINDS_OF_MEDICINES } from './kinds-of-medicines.ts';

/** Every kind recognised by name (method M6.3). A product may be of several. */
export const KINDS: readonly Kind[] = [...KINDS_OF_HOME, ...KINDS_OF_MEDICINES, ...KINDS_OF_FOOD, ...KINDS_OF_ANIMALS];
