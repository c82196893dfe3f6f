import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Encrypter } from 'age-encryption';
import { backupsIn, finishedBackups } from './backup-files.ts';

/** A backup that only the operator's own key opens, made while it is read. */
export interface SealedBackup {
  /** What it is saved as. */
  readonly name: string;
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * What encrypts to a key, in the format of age.
 * @throws where it is no such key: one that was mistyped says so by its checksum
 */
export async function encrypterTo(recipient: string): Promise<Encrypter> {
  // Loaded where it is first needed: most servers never are asked for a backup.
  const age = await import('age-encryption');
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/**
 * Encrypts to a key in the format of age (https://age-encryption.org/v1), chunk by chunk as it is read.
 * @param bytes of what is encrypted
 * @param recipient the public key, `age1…`
 * @throws where it is no such key
 */
export async function seal(
  source: ReadableStream<Uint8Array>,
  bytes: number,
  recipient: string,
): Promise<Omit<SealedBackup, 'name'>> {
  const stream = await (await encrypterTo(recipient)).encrypt(source);
  return { stream, bytes: stream.size(bytes) };
}

/**
 * Opens a finished backup of a folder, encrypted: the file of the database, without pictures.
 * @param at when it was taken, in milliseconds since 1970
 * @returns null where there is none of that moment
 */
export async function sealedBackup(folder: string, at: number, recipient: string): Promise<SealedBackup | null> {
  const path = finishedBackups(folder).some((one) => one.at === at) ? backupsIn(folder).get(at) : undefined;
  // Held open: it may be old enough to be taken away while it is being sent.
  const file = path === undefined ? null : await open(path).catch(() => null);
  if (path === undefined || file === null) return null;
  try {
    // Not Readable.toWeb: in Node 20 it throws where nobody catches it, once whoever downloads goes away.
    const source: ReadableStream<Uint8Array> = ReadableStream.from(file.createReadStream());
    return { name: `${basename(path)}.age`, ...(await seal(source, (await file.stat()).size, recipient)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}
