import { claimOpenPages } from './activate.ts';
import { answerAssets } from './assets.ts';
import { listenToPages } from './message.ts';
import { answerNavigations } from './navigation.ts';
import { handleNotificationClicks } from './notification-click.ts';
import { answerOpenPages } from './open-pages.ts';
import { precacheAppVersion } from './precache.ts';
import { showOnPush } from './push.ts';
import { registerShareTarget } from './share.ts';
import { renewPushSubscription } from './subscription-change.ts';
import { drainOnSync } from './sync.ts';
import { serveReadersCacheFirst } from './wasm.ts';

// The service worker, one file per task. It never answers for /api, and never skips waiting by itself.

precacheAppVersion();
answerOpenPages();
answerNavigations();
serveReadersCacheFirst();
answerAssets();
registerShareTarget();
claimOpenPages();
listenToPages();
drainOnSync();
showOnPush();
handleNotificationClicks();
renewPushSubscription();
