import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The files of a ZIP by path, each verified against its checksum. */
export async function unzip(bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const files = new Map<string, Buffer>();
  const read = (entry: Entry) =>
    new Promise<Buffer>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => resolve(Buffer.concat(parts)));
        stream.on('error', reject);
      }),
    );
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      read(entry).then((content) => {
        files.set(entry.fileName, content);
        zip.readEntry();
      }, reject);
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return files;
}
