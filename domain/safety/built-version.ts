// Inserted when the page and the server are built. Run from source, Node uses db/knowledge/engine-version.ts instead.
declare const __ENGINE_VERSION__: string;
declare const __OUTLOOK_VERSION__: string;

/** The version of the engine: a digest of its sources, which changes whenever a report could. */
export const ENGINE_VERSION: string = __ENGINE_VERSION__;

/** The version of the rules that derive the home view's data from a report: a digest of their sources. */
export const OUTLOOK_VERSION: string = __OUTLOOK_VERSION__;
