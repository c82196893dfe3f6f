import { useEffect, useState } from 'react';
import { createLabelPhotograph, type LabelPhotograph } from '#web/workers/label/label-pages.ts';
import { createLabelReader, type LabelReader } from '#web/workers/label/label-reader.ts';

/** What reads labels on this phone; both keep nothing running until they are first asked. */
export interface LabelTools {
  readonly photograph: LabelPhotograph;
  readonly reader: LabelReader;
}

/** The tools of one visit to the label page. Their workers end with it. */
export function useLabelTools(): LabelTools {
  const [tools] = useState<LabelTools>(() => ({ photograph: createLabelPhotograph(), reader: createLabelReader() }));
  useEffect(
    () => () => {
      tools.photograph.close();
      tools.reader.stop();
    },
    [tools],
  );
  return tools;
}
