// Written in by the build, of the page as of the server; from its sources Node takes db/knowledge/engine-version.ts.
declare const __ENGINE_VERSION__: string;
declare const __OUTLOOK_VERSION__: string;

/** The version of the engine: a digest of its sources, which changes whenever a report could. */
export const ENGINE_VERSION: string = __ENGINE_VERSION__;

/** The version of the rules that work out of a report what the home needs of it, a digest of theirs. */
export const OUTLOOK_VERSION: string = __OUTLOOK_VERSION__;
