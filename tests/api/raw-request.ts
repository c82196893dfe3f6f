import { connect } from 'node:net';

/** Sends raw bytes and returns what comes back until the server closes, or nothing follows for `patienceMs`. */
export const rawRequest = (port: number, text: string, patienceMs = 300): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => {
      answer += chunk;
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), patienceMs);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(text);
  });

/** Sends raw bytes and drops the connection as soon as they are sent, without waiting for an answer. */
export const sendAndDisconnect = (port: number, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(text, () => socket.destroy());
  });
