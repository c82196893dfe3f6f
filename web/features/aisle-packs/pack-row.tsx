import type { ReactNode } from 'react';
import { HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import { byteWords } from '#web/words/byte-words.ts';
import type { DownloadProgress } from './use-packs.ts';

/** One pack: its area, description, action, and progress while it downloads. */
export function PackRow(row: {
  area: HomeCategory;
  words: ReactNode;
  /** Why it could not be downloaded. */
  problem?: string | undefined;
  arriving?: DownloadProgress | undefined;
  /** A button, or a checkbox to select it. */
  children: ReactNode;
}) {
  const { area, words, problem, arriving, children } = row;
  const Icon = CATEGORY_ICON[area];
  const label = HOME_CATEGORY_LABELS[area];
  return (
    <li className="px-4 py-2.5">
      <div className="flex min-h-11 items-center gap-3.5">
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1">
          <p className="[overflow-wrap:anywhere]">{label}</p>
          <p className="small num text-ink-2">
            {arriving ? `${byteWords(arriving.here)} of ${byteWords(arriving.of)}, goes on after a cut` : words}
          </p>
          {problem && <p className="small text-high-text">{problem}</p>}
        </div>
        {children}
      </div>
      {arriving && (
        <div
          className="progress mt-2"
          role="progressbar"
          aria-label={`Download of ${label}`}
          aria-valuemin={0}
          aria-valuemax={arriving.of}
          aria-valuenow={arriving.here}
        >
          <b style={{ width: `${(100 * arriving.here) / Math.max(1, arriving.of)}%` }} />
        </div>
      )}
    </li>
  );
}
