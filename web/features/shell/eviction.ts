/**
 * Whether stored data may be deleted after seven days without a visit, as in a Safari tab on iOS or iPadOS. An app on
 * the home screen is exempt (product P9.7).
 * @param standalone `navigator.standalone`, which only that browser has
 */
export const mayBeEvicted = (standalone: unknown): boolean => standalone === false;
