import type { z } from 'zod';
import { badgeRules } from '../achievements/badge-rules.ts';
import { BADGE } from '../achievements/badge-schemas.ts';
import { helpRequestRules } from '../help/help-request-rules.ts';
import { HELP_REQUEST } from '../help/help-request-schemas.ts';
import { memberRules } from '../households/member-rules.ts';
import { MEMBER } from '../households/member-schemas.ts';
import { petRules } from '../households/pet-rules.ts';
import { PET } from '../households/pet-schemas.ts';
import { profileRules } from '../households/profile-rules.ts';
import { PROFILE } from '../households/profile-schemas.ts';
import { hazardMarkRules } from '../inventory/hazard-mark-rules.ts';
import { HAZARD_MARK } from '../inventory/hazard-mark-schemas.ts';
import { itemEndRules } from '../inventory/item-end-rules.ts';
import { ITEM_END } from '../inventory/item-end-schemas.ts';
import { inventoryRules } from '../inventory/item-rules.ts';
import { INVENTORY } from '../inventory/item-schemas.ts';
import { replacedValueRules } from '../inventory/replaced-value-rules.ts';
import { REPLACED_VALUE } from '../inventory/replaced-value-schemas.ts';
import { mistakeRules } from '../mistakes/mistake-rules.ts';
import { MISTAKE } from '../mistakes/mistake-schemas.ts';
import { readMarkRules } from '../notifications/read-mark-rules.ts';
import { READ_MARK } from '../notifications/read-mark-schemas.ts';
import { usageRules } from '../plans/usage-rules.ts';
import { USAGE } from '../plans/usage-schemas.ts';
import { productAreaRules } from '../products/area-rules.ts';
import { PRODUCT_AREA } from '../products/area-schemas.ts';
import { productRules } from '../products/product-rules.ts';
import { PRODUCT } from '../products/product-schemas.ts';
import { recallMarkRules } from '../recalls/mark-rules.ts';
import { RECALL_MARK } from '../recalls/mark-schemas.ts';
import { reviewRules } from '../reviews/review-rules.ts';
import { REVIEW } from '../reviews/review-schemas.ts';
import { scanRules } from '../scanning/scan-rules.ts';
import { SCAN } from '../scanning/scan-schemas.ts';
import { preferenceRules } from '../settings/preference-rules.ts';
import { PREFERENCE } from '../settings/preference-schemas.ts';
import { shoppingRules } from '../shopping/shopping-rules.ts';
import { SHOPPING } from '../shopping/shopping-schemas.ts';
import { labelPhotoRules } from '../uploads/label-photo-rules.ts';
import { LABEL_PHOTO } from '../uploads/label-photo-schemas.ts';
import type { EntityRules } from './rule.ts';

/**
 * The schemas of every entity. Kept apart from the rules, so that the service worker can bundle the rules without the
 * schemas, which are too large for it: the bundler drops what is unused here.
 */
export const SCHEMAS = {
  product: PRODUCT,
  scan: SCAN,
  inventory: INVENTORY,
  member: MEMBER,
  pet: PET,
  usage: USAGE,
  mistake: MISTAKE,
  labelPhoto: LABEL_PHOTO,
  history: REPLACED_VALUE,
  profile: PROFILE,
  preference: PREFERENCE,
  readMark: READ_MARK,
  productArea: PRODUCT_AREA,
  hazardMark: HAZARD_MARK,
  helpRequest: HELP_REQUEST,
  badge: BADGE,
  shopping: SHOPPING,
  itemEnd: ITEM_END,
  recallMark: RECALL_MARK,
  review: REVIEW,
} as const;

export type EntityName = keyof typeof SCHEMAS;
export type EntityData<N extends EntityName> = z.output<(typeof SCHEMAS)[N]['data']>;

/** Every entity that syncs between server and phone. Products come first: other rows may need them for display. */
export const ENTITIES = {
  product: productRules,
  scan: scanRules,
  inventory: inventoryRules,
  member: memberRules,
  pet: petRules,
  usage: usageRules,
  mistake: mistakeRules,
  labelPhoto: labelPhotoRules,
  history: replacedValueRules,
  profile: profileRules,
  preference: preferenceRules,
  readMark: readMarkRules,
  productArea: productAreaRules,
  hazardMark: hazardMarkRules,
  helpRequest: helpRequestRules,
  badge: badgeRules,
  shopping: shoppingRules,
  itemEnd: itemEndRules,
  recallMark: recallMarkRules,
  review: reviewRules,
} as const satisfies { readonly [N in EntityName]: EntityRules<(typeof SCHEMAS)[N]> };

export const ENTITY_NAMES = Object.keys(ENTITIES) as readonly EntityName[];

/** Whether the rows of an entity belong to one person rather than the household. */
export const isPersonal = (entity: EntityName): boolean => ENTITIES[entity].scope === 'person';

/** The field of an entity's rows that contains a product id; undefined if there is none. */
export const productFieldOf = (entity: EntityName): string | undefined => {
  const rules = ENTITIES[entity];
  return 'productField' in rules ? rules.productField : undefined;
};
