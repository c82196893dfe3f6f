/** Where zod looks for its settings: it keeps one object of them for all of its copies. */
const SETTINGS = '__zod_globalConfig';

// zod tries `new Function` for speed. Our content security policy forbids that, and even a caught attempt is reported.
// Said without importing zod, so that the page's first bundle can say it before any schema is made.
const known: unknown = Reflect.get(globalThis, SETTINGS);
Reflect.set(globalThis, SETTINGS, Object.assign(known instanceof Object ? known : {}, { jitless: true }));
