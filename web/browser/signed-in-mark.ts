/** Whether the server's cookie says someone may be signed in here; only the server knows for sure. */
export const markedSignedIn = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie);
