import { expect, test } from 'vitest';
import { type ApiCall, curlOf, requestOf } from '#domain/programs/api-document.ts';

const call: ApiCall = {
  ...{ id: 'search', method: 'GET', path: '/api/{id}/search', summary: '', scope: 'products', access: 'household' },
  parameters: [
    { name: 'id', in: 'path' },
    { name: 'q', in: 'query' },
    { name: 'area', in: 'query' },
  ],
  ...{ body: null, statuses: [] },
};

test('a request has its values where they belong, and leaves empty ones out (product P18.6)', () => {
  const request = requestOf(call, { id: 'a/b', q: 'a&b', area: '' }, null, 'ssk_x', 'https://shelf.example.org');
  expect(request).toEqual({
    ...{ method: 'GET', url: 'https://shelf.example.org/api/a%2Fb/search?q=a%26b', body: null },
    headers: { Authorization: 'Bearer ssk_x' },
  });
});

test('the line for a terminal holds every sign as it is (product P18.6)', () => {
  const request = requestOf({ ...call, method: 'POST' }, { id: '1' }, `{"a":"it's"}`, null, 'http://localhost');
  expect(curlOf(request).split(' \\\n  ')).toEqual([
    "curl -X POST 'http://localhost/api/1/search'",
    "-H 'Authorization: Bearer ssk_…'",
    "-H 'Content-Type: application/json'",
    `-d '{"a":"it'\\''s"}'`,
  ]);
});
