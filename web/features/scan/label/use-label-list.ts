import { useCallback, useState } from 'react';
import { joinShots } from '#domain/label-photo/join-shots.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { type LabelText, withShot } from './label-text.ts';
import { itemsOf, type ListItem, partsOf, textOf } from './list-items.ts';

const SHARED_TEXT: LabelText = { unsure: [], unreadLines: 0, photos: 0 };

/** The list that is being made: what the photos gave, and what a person put right. @param text a list to begin with */
export function useLabelList(text: string | undefined) {
  const [label, setLabel] = useState<LabelText | null>(text === undefined ? null : SHARED_TEXT);
  const [items, setItems] = useState<readonly ListItem[]>(() => itemsOf(text ?? ''));
  // What was corrected already stays: the next photo goes on where the list ends.
  const addShot = useCallback((shot: LabelPhotoReading) => {
    setLabel((before) => withShot(before, shot));
    setItems((before) => {
      const { list, statements } = partsOf(before);
      const joined = itemsOf(joinShots([textOf(list), shot.text]));
      return [...joined, ...statements.filter(({ text: said }) => joined.every(({ text: own }) => own !== said))];
    });
  }, []);
  return { label, items, setItems, addShot };
}
