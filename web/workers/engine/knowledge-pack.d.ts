/** Filled in by the build: see `knowledgePack` in vite.config.ts. */
declare module 'virtual:knowledge' {
  /** The address of the compiled knowledge on our own origin; its name changes with its content. */
  export const packUrl: string;
  /** The version as named in reports. */
  export const knowledgeVersion: string;
}
