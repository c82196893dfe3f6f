/** Filled in by the build: see `knowledgePack` in vite.config.ts. */
declare module 'virtual:starter' {
  /** The address of the starter catalogue on our own origin; its name changes with its content. */
  export const starterUrl: string;
}
