import { useEffect, useState } from 'react';
import { createLabelPhotograph, type LabelPhotograph } from '#web/workers/label/label-pages.ts';
import { createLabelReader, type LabelReader } from '#web/workers/label/label-reader.ts';

/** The label readers of this phone. Both start nothing until they are first used. */
export interface LabelTools {
  readonly photograph: LabelPhotograph;
  readonly reader: LabelReader;
}

/** The tools for one visit to the label page. Their workers end with it. */
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
