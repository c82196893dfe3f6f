import { hash } from 'node:crypto';

/** SHA-256 of a cookie's token: what the database holds of it, so that a copied database signs nobody in. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
