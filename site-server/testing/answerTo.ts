import { connect } from 'node:net';

/** The server's full answer to raw bytes that no HTTP client would send. */
export function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
