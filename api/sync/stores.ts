import type { Db } from '#db/open.ts';
import { createWriteQueue } from '#db/write-queue.ts';
import { createPreferenceStore, createProfileStore, createReadMarkStore } from '../accounts/personal-stores.ts';
import { createMemberStore } from '../households/member-store.ts';
import { createPetStore } from '../households/pet-store.ts';
import { createReplacedStore } from '../inventory/replaced-store.ts';
import { createInventoryStore, type InventoryStore } from '../inventory/store.ts';
import { createMistakeStore } from '../mistakes/store.ts';
import { createProductStore } from '../products/store.ts';
import { createScanStore } from '../scanning/store.ts';
import { createUsageStore } from '../scanning/usage-store.ts';
import { createBlobStore } from '../uploads/blob-store.ts';
import { createLabelPhotoStore } from '../uploads/label-photo-store.ts';
import { createAppliedOps } from './applied-ops.ts';
import { createDevices } from './devices.ts';
import type { OperationStores } from './operations.ts';
import { createSyncState } from './sync-state.ts';

/** The stores of all synced rows, on one connection. */
export const createOperationStores = (
  db: Db,
): OperationStores & { readonly rows: { readonly inventory: InventoryStore } } => ({
  writes: createWriteQueue(db),
  rows: {
    product: createProductStore(db),
    scan: createScanStore(db),
    inventory: createInventoryStore(db),
    member: createMemberStore(db),
    pet: createPetStore(db),
    mistake: createMistakeStore(db),
    labelPhoto: createLabelPhotoStore(db),
    history: createReplacedStore(db),
    profile: createProfileStore(db),
    preference: createPreferenceStore(db),
    readMark: createReadMarkStore(db),
  },
  usage: createUsageStore(db),
  state: createSyncState(db),
  applied: createAppliedOps(db),
  blobs: createBlobStore(db),
  devices: createDevices(db),
});
