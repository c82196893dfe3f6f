/** A browser that listens to an event stream, and the events it received. */
export class StreamListener {
  readonly heard: string[] = [];
  readonly type: string | null;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private over: Promise<void>;

  private constructor(response: Response) {
    this.type = response.headers.get('content-type');
    if (!response.body) throw new Error('The answer has no body.');
    this.reader = response.body.getReader();
    this.over = this.read();
  }

  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<StreamListener> {
    const response = await fetch(url, { headers });
    if (response.status !== 200) throw new Error(`The stream answered ${response.status}.`);
    return new StreamListener(response);
  }

  private async read(): Promise<void> {
    let rest = '';
    for (;;) {
      const { done, value } = await this.reader.read();
      if (done) return;
      rest += new TextDecoder().decode(value);
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) this.heard.push(part.slice(6));
    }
  }

  /** Resolves once that many events were received. */
  async until(events: number): Promise<string[]> {
    while (this.heard.length < events) await new Promise((resolve) => setTimeout(resolve, 5));
    return this.heard;
  }

  /** Resolves once an event with this word was received. */
  async untilWord(word: string): Promise<void> {
    while (!this.heard.some((event) => event.split(' ').includes(word))) await this.until(this.heard.length + 1);
  }

  ended = (): Promise<void> => this.over;
  close = (): Promise<void> => this.reader.cancel();
}
