import type { Band } from '#domain/label-photo/bands.ts';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { OpenPage } from '#domain/label-photo/read-label-photo.ts';
import { createChannel } from '../channel/channel.ts';
import type { WorkerFailure } from '../channel/worker-failure.ts';
import { type LabelPageQuestions, type OpenPicture, PICTURE_FAULTS, type PictureFault } from './label-page-messages.ts';

/** Why a picture cannot be processed; `fault` is null if the worker itself failed. */
export class LabelPageError extends Error {
  readonly fault: PictureFault | null;

  constructor(fault: PictureFault | null, message: string) {
    super(message);
    this.name = 'LabelPageError';
    this.fault = fault;
  }
}

const startWorker = () => new Worker(new URL('./label-page.ts', import.meta.url), { type: 'module', name: 'label' });

/** The photo of a label, in its worker. All promises reject with a {@link LabelPageError}. */
export interface LabelPhotograph {
  /** Opens a picture file, replacing the one before. */
  open(photo: Blob): Promise<OpenPicture>;
  /** Whether the lines of the picture opened last clearly run vertically. */
  sideways(): boolean;
  /** The area between the corners, straightened, as a JPEG. @param longest maximum pixels of its longer side */
  jpeg(corners: Corners, longest: number): Promise<Blob>;
  page(corners: Corners, quarters: number): Promise<OpenPage>;
  rows(rows: Band, as: 'block' | 'line'): Promise<ArrayBuffer>;
  /** Ends the worker and frees its memory; the next `open` starts a new one. */
  close(): void;
}

const isFault = (reason: string): reason is PictureFault => PICTURE_FAULTS.some((fault) => fault === reason);

/** Creates one. Its worker starts with the first picture. */
export function createLabelPhotograph(start: () => Worker = startWorker): LabelPhotograph {
  const channel = createChannel<LabelPageQuestions>(start, 'The label reader could not be started.');
  const ask: typeof channel.ask = (name, input) =>
    channel.ask(name, input).catch(({ reason, message }: WorkerFailure) => {
      throw new LabelPageError(isFault(reason) ? reason : null, message);
    });
  let sideways = false;
  return {
    close: channel.close,
    sideways: () => sideways,
    open: async (photo) => {
      const opened = await ask('open', photo);
      sideways = opened.sideways;
      return opened;
    },
    jpeg: (corners, longest) => ask('jpeg', { corners, longest }),
    page: (corners, quarters) => ask('page', { corners, quarters }),
    rows: (rows, as) => ask('rows', { rows, as }),
  };
}
