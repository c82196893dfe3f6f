/** What servers on one database tell each other. A hint and no more: whoever misses one finds out later by themselves. */
export interface Broadcast {
  /** Tells every other server. @param text at most 4,000 bytes */
  send(topic: string, text: string): void;
  /**
   * @param heard what another server told
   * @param missed called when something may have been told that did not arrive
   */
  listen(topic: string, heard: (text: string) => void, missed?: () => void): void;
}
