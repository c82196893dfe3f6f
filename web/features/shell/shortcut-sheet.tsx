import { SHORTCUTS, type ShortcutName } from '#web/browser/shortcut-keys.ts';
import { useShortcutChoice } from '#web/browser/shortcuts.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import './shortcut-sheet.css';

const GROUPS: readonly { readonly title: string; readonly names: readonly ShortcutName[] }[] = [
  { title: 'On every screen', names: ['search', 'new', 'help'] },
  { title: 'In a list', names: ['next', 'previous', 'edit', 'select'] },
  {
    title: 'Go to',
    names: ['goHome', 'goInventory', 'goScan', 'goDetector', 'goFamily', 'goIngredients', 'goSettings'],
  },
];

const FIXED = {
  open: { keys: 'Enter', words: 'Open it' },
  close: { keys: 'Esc', words: 'Close, or leave search' },
};

function Line({ keys, words }: { keys: string; words: string }) {
  return (
    <div className="shortcut-line">
      <dt>
        {keys.split(' ').map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}

/** All shortcut keys, and the switch that turns them off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { on, choose } = useShortcutChoice();
  return (
    <Sheet open onClose={onClose} title="Keyboard shortcuts">
      {GROUPS.map(({ title, names }) => (
        <section key={title} className="mb-5">
          <h3 className="small-strong mb-1 text-ink-2">{title}</h3>
          <dl>
            {names.map((name) => (
              <Line key={name} {...SHORTCUTS[name]} />
            ))}
            {title === 'In a list' && <Line {...FIXED.open} />}
            {title === 'On every screen' && <Line {...FIXED.close} />}
          </dl>
        </section>
      ))}
      <SwitchLine
        label="Use single keys"
        hint="They never work while you type. Also in Settings."
        checked={on}
        onChange={choose}
      />
    </Sheet>
  );
}
