import { useState } from 'react';
import type { StoredGroup } from '#web/offline/tables/account-db.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { WriteSheet } from '../entries/write-sheet.tsx';
import { GroupSymbol } from '../group-symbol.tsx';

interface WhereSheetProps {
  groups: readonly StoredGroup[];
  onClose: () => void;
  again: () => void;
}

/** Writing from the community's front page: choose the group first, then write. */
export function WhereSheet({ groups, onClose, again }: WhereSheetProps) {
  const [chosen, setChosen] = useState(groups.length === 1 ? groups[0] : undefined);
  if (chosen) {
    return <WriteSheet group={chosen.line} writing={{ what: 'post' }} onClose={onClose} again={again} />;
  }
  return (
    <Sheet open onClose={onClose} title="Write to which group?">
      <PanelList>
        {groups.map((group) => (
          <li key={group.id} className="row">
            <GroupSymbol symbol={group.line.symbol} />
            <button type="button" className="row-link min-w-0 flex-1 text-start" onClick={() => setChosen(group)}>
              <span className="row-name wrap-anywhere">{group.line.name}</span>
            </button>
          </li>
        ))}
      </PanelList>
    </Sheet>
  );
}
