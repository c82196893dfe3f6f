const LINK = /(?:https?:\/\/|www\.)[^\s<>]*|\b[a-z0-9-]+\.(?:com|net|org|io|ru|cn|top|xyz|shop|info)\b[^\s<>]*/gi;

/** What stands where an address was. */
export const LEFT_OUT = '(link left out)';

/** Whether a text holds anything that reads like a web address, made a link or not. */
export const holdsLink = (text: string): boolean => text.search(LINK) >= 0;

/** A text without web addresses: reviews are no place for advertising (product P23.2). */
export const leaveOutLinks = (text: string): string => text.replace(LINK, LEFT_OUT);
