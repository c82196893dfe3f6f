const LINK = /(?:https?:\/\/|www\.)[^\s<>]*|\b[a-z0-9-]+\.(?:com|net|org|io|ru|cn|top|xyz|shop|info)\b[^\s<>]*/gi;

/** Put in place of a removed web address. */
export const REMOVED_LINK_TEXT = '(link left out)';

/** Whether a text contains anything that reads like a web address, linked or not. */
export const holdsLink = (text: string): boolean => text.search(LINK) >= 0;

/** Removes web addresses from a text: reviews are no place for advertising (product P23.2). */
export const leaveOutLinks = (text: string): string => text.replace(LINK, REMOVED_LINK_TEXT);
