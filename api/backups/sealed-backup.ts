import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Encrypter } from 'age-encryption';
import { backupsIn, finishedBackups } from './backup-files.ts';

/** A backup that only the operator's own key can open, encrypted while it is read. */
export interface SealedBackup {
  /** The file name for the download. */
  readonly name: string;
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * An encrypter for a public key, in the age format.
 * @throws if the key is invalid; the checksum it contains catches typing errors
 */
export async function encrypterTo(recipient: string): Promise<Encrypter> {
  // Loaded on demand: most servers are never asked for a backup.
  const age = await import('age-encryption');
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/**
 * Encrypts to a key in the age format (https://age-encryption.org/v1), chunk by chunk as it is read.
 * @param bytes size of the source
 * @param recipient the public key, `age1…`
 * @throws if the key is invalid
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
 * Opens a finished backup of a folder, encrypted: the database file, without pictures.
 * @param at when it was taken, in milliseconds since 1970
 * @returns null if there is none of that time
 */
export async function sealedBackup(folder: string, at: number, recipient: string): Promise<SealedBackup | null> {
  const path = finishedBackups(folder).some((one) => one.at === at) ? backupsIn(folder).get(at) : undefined;
  // Open the file now: it may expire and be deleted while it is being sent.
  const file = path === undefined ? null : await open(path).catch(() => null);
  if (path === undefined || file === null) return null;
  try {
    // Not Readable.toWeb: in Node 20 it throws an uncaught error when the client disconnects.
    const source: ReadableStream<Uint8Array> = ReadableStream.from(file.createReadStream());
    return { name: `${basename(path)}.age`, ...(await seal(source, (await file.stat()).size, recipient)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}
