import { connect } from 'node:net';

export interface Heard {
  /** Status lines, in order. */
  statuses: number[];
  text: string;
}

const LONGEST_MS = 12_000;
/** Time for the socket's answer to the last frame. */
const AFTER_MS = 50;

/**
 * Writes bytes on a connection of its own, and `frames` once it was upgraded; then half-closes it and collects the answers until
 * the other side closes.
 */
export function sendBytes(port: number, bytes: Buffer, frames?: readonly Buffer[]): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    const longest = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.on('connect', () => {
      if (frames) socket.write(bytes);
      else socket.end(bytes);
    });
    socket.once('data', () => {
      for (const frame of frames ?? []) socket.write(frame);
      if (frames) setTimeout(() => socket.end(), AFTER_MS);
    });
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(longest);
      const text = Buffer.concat(chunks).toString();
      resolve({ text, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)) });
    });
  });
}
