import type { Plugin } from 'esbuild';

/** The source files that can change a report, found by following the imports, sorted. @param root its folder */
export function engineSources(root: string): string[];
/** The version of the engine: a digest of its sources, twelve hexadecimal digits. @param root its folder */
export function engineDigest(root: string): string;
/**
 * The version of the rules that reduce a report to what the home needs of it: a digest like that of the engine.
 * @param root the repository's folder
 */
export function outlookDigest(root: string): string;
/** What esbuild needs to write the versions into a bundle, which runs without its sources. @param root its folder */
export function builtEngine(root: string): { readonly define: Record<string, string>; readonly plugin: Plugin };
