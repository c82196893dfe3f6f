import { useCallback, useEffect, useState } from 'react';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { type LabelText, withShot } from './label-text.ts';
import { type ListItem, partsOf, textOf } from './list-items.ts';

const SHARED_TEXT: LabelText = { unsure: [], unreadLines: 0, photos: 0 };

/** Loads the list parser. Large, and not needed to open the camera. */
const listReader = async () => {
  const [{ itemsOf }, { joinShots }] = await Promise.all([
    import('./read-list-items.ts'),
    import('#domain/label-photo/join-shots.ts'),
  ]);
  return { itemsOf, joinShots };
};

/** The list in progress: read from the photos and corrected by the person. @param text a list to start with */
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
    // Without a text this only preloads the parser before the first photo; if it fails, that photo tries again.
    begin().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [text]);
  // Corrections are kept: the next photo continues where the list ends.
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
