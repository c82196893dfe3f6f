// Stems, folded, from memory of labels.

/** Allergens behind Lithuanian "be", which is an English word before anything else. */
export const FOODS_AFTER_BE = 'glitim|gliuten|pien|laktoz|kiausini|soj|riesut|zemes|kvieci|zuvi|sezam|salier|garsty';

/** Allergens behind Icelandic "án", which is an English word before anything else. */
export const FOODS_AFTER_AN =
  'gluten|hveiti|mjolk|laktos|eggj|hnet|jardhn|mondl|soja|fisk|skelfisk|sesam|sellery|sinnep';
