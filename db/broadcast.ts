/** Messages between the servers on one database. Only hints: a server that misses one finds out later by itself. */
export interface Broadcast {
  /** Sends to every other server. @param text at most 4,000 bytes */
  send(topic: string, text: string): void;
  /**
   * @param heard called with each message from another server
   * @param missed called when messages may have been lost
   */
  listen(topic: string, heard: (text: string) => void, missed?: () => void): void;
}
