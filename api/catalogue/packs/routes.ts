import type { Reader } from '#db/handles.ts';
import { fail, succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import type { PackFiles } from './pack-files.ts';
import { publicPackKey } from './pack-key.ts';

/** The offered aisle packs and their parts (product P14.9). */
export const packRoutes = (reader: Reader, files: PackFiles): Handlers<'aislePacks' | 'aislePackPart'> => ({
  aislePacks: async () => answer(200, { key: await publicPackKey(reader), packs: files.offers() }),
  aislePackPart: async ({ params: { area = '', version = '', part = '' } }) => {
    const bytes = await files.part(area, version, part);
    return bytes
      ? succeed({ status: 200, packed: bytes })
      : fail('NOT_FOUND', 'This part no longer exists. A newer pack may have replaced it.');
  },
});
