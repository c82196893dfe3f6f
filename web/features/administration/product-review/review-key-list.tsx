import { useState } from 'react';
import { useShortcutChoice } from '#web/browser/shortcuts.ts';
import { useReviewKeys } from './review-keys.ts';

const KEYS = [
  ['J', 'the next product'],
  ['K', 'the previous product'],
  ['\u2191 \u2193', 'choose a line'],
  ['\u21b5', 'change the line'],
  ['M', 'match the line by hand'],
  ['U', 'undo the last change'],
  ['P', 'the next photo'],
  ['Z', 'enlarge the photo'],
  ['T', 'turn the photo'],
  ['E', 'edit name, brand and list'],
  ['A', 'accept'],
  ['R', 'refuse with a reason'],
] as const;

/** The keys of the review, opened with `?`. Hidden if single-key shortcuts are switched off on this device. */
export function ReviewKeyList() {
  const on = useShortcutChoice((choice) => choice.on);
  const [open, setOpen] = useState(false);
  useReviewKeys({ '?': () => setOpen(!open) });
  if (!on) return null;
  return (
    <details className="admin-keys small" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <kbd className="admin-key">?</kbd> All keys
      </summary>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className="admin-key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
