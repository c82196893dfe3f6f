import { expect, test } from 'vitest';
import { BadRequest, parseHousehold } from '#api/analyse/request.ts';

const read = (value: unknown) => parseHousehold(JSON.stringify(value), 'home.json');

test('ids are whatever the writer of a household file counts with, or left out', () => {
  const { members, pets } = read({
    members: [{ id: 7, name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
    pets: [{ type: 'cat', name: 'Tom' }],
  });
  expect(members.map(({ id }) => id)).toEqual(['7', '#2', '#3']);
  expect(pets).toEqual([{ id: '#1', type: 'cat', name: 'Tom' }]);
});

test('what is wrong with a household file is said in a sentence', () => {
  expect(() => read({ members: [{ name: 5 }] })).toThrow(BadRequest);
  expect(() => read({ members: [{ name: 5 }] })).toThrow(
    /^--household home\.json: The field members\.0\.name cannot be read: Please enter text\.$/,
  );
});
