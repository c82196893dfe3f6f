import type { VisionConfig } from '../env.ts';
import type { UploadLimiter } from '../http/upload-limiter.ts';
import type { Log } from '../log.ts';
import type { OperationStores } from '../sync/operations.ts';
import { createPictureReader } from './reader.ts';
import { readingRoutes } from './routes.ts';
import { createVision } from './vision.ts';

/** Reads photos that a phone could not read. */
export function readingRoom(
  stores: OperationStores,
  room: UploadLimiter,
  deps: { readonly vision: VisionConfig | null; readonly log: Log },
) {
  const pictures = createPictureReader();
  const vision = deps.vision && createVision(deps.vision, deps.log);
  return {
    calls: readingRoutes(stores, pictures, room, vision),
    stop: () => pictures.stop(),
  };
}
