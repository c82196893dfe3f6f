import { useCallback, useEffect, useState } from 'react';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { type LabelText, withShot } from './label-text.ts';
import { type ListItem, partsOf, textOf } from './list-items.ts';

const SHARED_TEXT: LabelText = { unsure: [], unreadLines: 0, photos: 0 };

/** What reads a list out of text. Large, and not needed to open the camera. */
const listReader = async () => {
  const [{ itemsOf }, { joinShots }] = await Promise.all([
    import('./read-list-items.ts'),
    import('#domain/label-photo/join-shots.ts'),
  ]);
  return { itemsOf, joinShots };
};

/** The list that is being made: what the photos gave, and what a person put right. @param text a list to begin with */
export function useLabelList(text: string | undefined) {
  const [label, setLabel] = useState<LabelText | null>(null);
  const [items, setItems] = useState<readonly ListItem[]>([]);
  useEffect(() => {
    let left = false;
    const begin = async () => {
      const { itemsOf } = await listReader();
      if (text === undefined || left) return;
      setItems(itemsOf(text));
      setLabel(SHARED_TEXT);
    };
    // Without a text this fetches the reader ahead of the first photo; what fails is asked for again then.
    begin().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [text]);
  // What was corrected already stays: the next photo goes on where the list ends.
  const addShot = useCallback(async (shot: LabelPhotoReading) => {
    const { itemsOf, joinShots } = await listReader();
    setLabel((before) => withShot(before, shot));
    setItems((before) => {
      const { list, statements } = partsOf(before);
      const joined = itemsOf(joinShots([textOf(list), shot.text]));
      return [...joined, ...statements.filter(({ text: said }) => joined.every(({ text: own }) => own !== said))];
    });
  }, []);
  return { label, items, setItems, addShot };
}
