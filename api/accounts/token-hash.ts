import { hash } from 'node:crypto';

/** SHA-256 of a token. The database stores only this, so a copied database signs nobody in. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
