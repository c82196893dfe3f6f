import type { Plugin } from 'esbuild';

/** The source files that can change a report, found by following the imports, sorted. @param root of the repository */
export function engineSources(root: string): string[];
/** The version of the engine: twelve hexadecimal digits of a digest of its sources. @param root of the repository */
export function engineDigest(root: string): string;
/**
 * The version of the rules that work out of a report what the home needs of it, a digest like that of the engine.
 * @param root of the repository
 */
export function outlookDigest(root: string): string;
/** What esbuild needs to write the version into a bundle, which runs without its sources. @param root of the repository */
export function builtEngine(root: string): { readonly define: Record<string, string>; readonly plugin: Plugin };
