import { useEffect, useState } from 'react';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';

/** Longest side of the preview picture. */
const LOOKED_AT = 1200;

/** Preview of the area between the corners, straightened as it will be read. */
export function FlatCut({ photograph, corners }: { photograph: LabelPhotograph; corners: Corners }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let current = true;
    photograph.jpeg(corners, LOOKED_AT).then(
      (picture) => {
        if (!current) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => current && setUrl(undefined),
    );
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [photograph, corners]);
  return url ? (
    <img src={url} alt="The part that will be read, flattened" className="label-photo" />
  ) : (
    <div className="label-photo" />
  );
}
