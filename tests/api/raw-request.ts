import { connect } from 'node:net';

/** Sends bytes as they are and gives what comes back until the server closes, or nothing more comes. */
export const rawRequest = (port: number, text: string, patienceMs = 300): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let timer: NodeJS.Timeout;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), patienceMs);
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      rest();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(text);
    rest();
  });
