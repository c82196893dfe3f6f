// Folded stems, from memory of labels.

/** Allergens that must follow Lithuanian "be" (without), which is usually the English word. */
export const FOODS_AFTER_BE = 'glitim|gliuten|pien|laktoz|kiausini|soj|riesut|zemes|kvieci|zuvi|sezam|salier|garsty';

/** Allergens that must follow Icelandic "án" (without), which is usually the English word. */
export const FOODS_AFTER_AN =
  'gluten|hveiti|mjolk|laktos|eggj|hnet|jardhn|mondl|soja|fisk|skelfisk|sesam|sellery|sinnep';
