import { expect, it } from 'vitest';
import {
  changesFiles,
  PUBLISHED_FILES,
  UPDATED_SOURCES,
  wantedChanges,
} from '#domain/catalogue/updates/published-files.ts';

// Product P14.19.
const LIST = `openfoodfacts_products_1700100000_1700200000.json.gz
openfoodfacts_products_1700000000_1700100000.json.gz
../../etc/passwd
openfoodfacts_products_1700200000_1700300000.json.gz/..
<html>
openfoodfacts_products_1700200000_1700300000.json.gz
`;

it('reads the list of changes, the oldest first, and nothing else that stands in it', () => {
  expect(changesFiles(LIST).map(({ from }) => from)).toEqual([1_700_000_000, 1_700_100_000, 1_700_200_000]);
  expect(changesFiles('')).toEqual([]);
});

it('wants what is newer than what was taken in, and says where something between is gone', () => {
  const files = changesFiles(LIST);
  expect(wantedChanges(files, 1_700_150_000)).toMatchObject({
    files: [{ to: 1_700_200_000 }, { to: 1_700_300_000 }],
    gap: false,
  });
  expect(wantedChanges(files, 1_700_300_000)).toEqual({ files: [], gap: false });
  expect(wantedChanges(files, 1_600_000_000)).toMatchObject({ gap: true });
  expect(wantedChanges(files, 1_600_000_000).files).toHaveLength(3);
});

it('asks for every file by https', () => {
  for (const source of UPDATED_SOURCES) expect(new URL(PUBLISHED_FILES[source].folder).protocol).toBe('https:');
});
