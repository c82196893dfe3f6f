import { takeOver } from './activate.ts';
import { answerAssetsFirst } from './assets.ts';
import { listenToPages } from './message.ts';
import { answerNavigations } from './navigation.ts';
import { keepKnownPages } from './precache.ts';
import { drainOnSync } from './sync.ts';
import { keepWasm } from './wasm.ts';

// The service worker: what it does, one file for each. It never answers for /api, and never skips waiting by itself.

answerAssetsFirst();
keepKnownPages();
answerNavigations();
keepWasm();
takeOver();
listenToPages();
drainOnSync();
