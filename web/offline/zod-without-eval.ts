/** Global under which zod keeps its settings, one object for all its copies. */
const SETTINGS = '__zod_globalConfig';

// zod tries `new Function` for speed. Our content security policy forbids that, and even a caught attempt is reported.
// Set without importing zod, so that the page's first bundle can do it before any schema is created.
const known: unknown = Reflect.get(globalThis, SETTINGS);
Reflect.set(globalThis, SETTINGS, Object.assign(known instanceof Object ? known : {}, { jitless: true }));
