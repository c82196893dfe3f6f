import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { laterPart } from '#web/browser/later-part.tsx';

const Name: ComponentType<{ of: string }> = ({ of }) => `Name of ${of}`;

it('draws what stands in its place, and from the next draw on the part itself', async () => {
  const load = vi.fn(async () => Name);
  const Part = laterPart(load);
  const drawn = () => renderToStaticMarkup(createElement(Part, { of: 'Maya', fallback: 'Soon' }));
  expect(drawn()).toBe('Soon');
  await vi.waitFor(() => expect(drawn()).toBe('Name of Maya'));
  expect(load).toHaveBeenCalledOnce();
});

it('asks again for code that did not come', async () => {
  const load = vi
    .fn<() => Promise<typeof Name>>()
    .mockRejectedValueOnce(new Error('No signal'))
    .mockResolvedValue(Name);
  const Part = laterPart(load);
  const drawn = () => renderToStaticMarkup(createElement(Part, { of: 'Maya' }));
  expect(drawn()).toBe('');
  await vi.waitFor(() => expect(drawn()).toBe('Name of Maya'));
  expect(load).toHaveBeenCalledTimes(2);
});
