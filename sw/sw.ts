import { takeOver } from './activate.ts';
import { answerAssets } from './assets.ts';
import { listenToPages } from './message.ts';
import { answerNavigations } from './navigation.ts';
import { answerTaps } from './notification-click.ts';
import { answerOpenPages } from './open-pages.ts';
import { keepKnownPages } from './precache.ts';
import { showOnPush } from './push.ts';
import { takeShares } from './share.ts';
import { followSubscription } from './subscription-change.ts';
import { drainOnSync } from './sync.ts';
import { keepWasm } from './wasm.ts';

// The service worker, one file per task. It never answers for /api, and never skips waiting by itself.

keepKnownPages();
answerOpenPages();
answerNavigations();
keepWasm();
answerAssets();
takeShares();
takeOver();
listenToPages();
drainOnSync();
showOnPush();
answerTaps();
followSubscription();
