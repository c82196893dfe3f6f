import type { Corners } from '#domain/label-photo/corners.ts';
import type { LabelPageAnswer, LabelPageRequest, OpenPicture, PictureFault } from './label-page-messages.ts';

/** Why a picture cannot be worked on; `fault` is null where the worker itself failed. */
export class LabelPageError extends Error {
  readonly fault: PictureFault | null;

  constructor(fault: PictureFault | null, message: string) {
    super(message);
    this.name = 'LabelPageError';
    this.fault = fault;
  }
}

type Question = LabelPageRequest extends infer R ? (R extends LabelPageRequest ? Omit<R, 'id'> : never) : never;
type Answer = Extract<LabelPageAnswer, { ok: true }>;

const startWorker = () => new Worker(new URL('./label-page.ts', import.meta.url), { type: 'module', name: 'label' });

/** The photograph of a label, in its worker. All promises reject with a {@link LabelPageError}. */
export interface LabelPhotograph {
  /** Takes a picture file in place of the one before. */
  open(photo: Blob): Promise<OpenPicture>;
  /** Whether the lines of the picture that was opened last clearly run up and down. */
  sideways(): boolean;
  /** What lies between the corners, laid flat, as a JPEG. @param longest pixels of its longer side at most */
  jpeg(corners: Corners, longest: number): Promise<Blob>;
  page(corners: Corners, quarters: number): Promise<Extract<Answer, { bands: unknown }>>;
  rows(rows: { readonly top: number; readonly bottom: number }, as: 'block' | 'line'): Promise<ArrayBuffer>;
  /** Ends the worker and gives its memory back; the next `open` starts another. */
  close(): void;
}

/** Makes one. Its worker starts with the first picture. */
export function createLabelPhotograph(start: () => Worker = startWorker): LabelPhotograph {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: LabelPageError) => void }>();

  const failAll = (message: string) => {
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(new LabelPageError(null, message));
  };
  const close = () => {
    worker?.terminate();
    worker = null;
    failAll('The photo was put away.');
  };
  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<LabelPageAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data);
      else asked?.reject(new LabelPageError(data.fault, data.message));
    };
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = null;
      failAll('The label reader could not be started.');
    };
    worker = started;
    return started;
  };
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      running().postMessage({ ...question, id: lastId } satisfies LabelPageRequest);
    });
  const unexpected = () => new LabelPageError(null, 'The label reader answered something else.');

  let sideways = false;
  return {
    close,
    sideways: () => sideways,
    open: async (photo) => {
      const answer = await ask({ ask: 'open', photo });
      if (!('opened' in answer)) throw unexpected();
      sideways = answer.opened.sideways;
      return answer.opened;
    },
    jpeg: async (corners, longest) => {
      const answer = await ask({ ask: 'jpeg', corners, longest });
      if (!('picture' in answer)) throw unexpected();
      return answer.picture;
    },
    page: async (corners, quarters) => {
      const answer = await ask({ ask: 'page', corners, quarters });
      if (!('bands' in answer)) throw unexpected();
      return answer;
    },
    rows: async (rows, as) => {
      const answer = await ask({ ask: 'rows', rows, as });
      if (!('file' in answer)) throw unexpected();
      return answer.file;
    },
  };
}
