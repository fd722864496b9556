import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { type LiveEvent, SILENCE_MS } from '#contract/live.ts';
import { textFrame } from './frame.ts';

/** The account and session of a socket. */
export interface Owner {
  accountId: string;
  sessionId: string;
}

/** Maximum frames per second from a client; it only sends `ping`. */
const FRAMES_A_SECOND = 20;
/** Maximum memory for unsent data of one reader. */
const MAX_WAITING_BYTES = 256 * 1024;
/** Time a closing socket has before its connection is cut. */
const CLOSING_MS = 500;

/** `WebSocket.OPEN` */
const OPEN = 1;
const POLICY = 1008;
const UNSUPPORTED = 1003;
const PING = Buffer.from('ping');
const PONG = textFrame('pong');

/**
 * One open socket: counts its frames, answers its pings, and is cut when it is silent, noisy or slow. `ws` reads and closes it;
 * outgoing data are whole uncompressed frames, written directly to the connection with one call each.
 */
export class Peer {
  readonly owner: Owner;
  /** The number of the last event sent; null until the start position is known. */
  sent: number | null = null;
  /** When the page in progress was sent; the next one waits until the client has received it. */
  busySince: number | null = null;
  readonly #socket: WebSocket;
  readonly #line: Writable;
  #heardAt = Date.now();
  #window = 0;
  #frames = 0;
  #closing = false;

  constructor(socket: WebSocket, line: Writable, owner: Owner) {
    this.#socket = socket;
    this.#line = line;
    this.owner = owner;
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.close(UNSUPPORTED, 'text only');
      else if (this.#count() && PING.equals(data as Buffer)) this.#write(PONG);
    });
    socket.on('ping', () => this.#count());
  }

  /** False for a frame over the rate limit, which closes the socket. */
  #count(): boolean {
    if (this.#closing) return false;
    const now = Date.now();
    this.#heardAt = now;
    if (now - this.#window >= 1_000) {
      this.#window = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames > FRAMES_A_SECOND) this.close(POLICY, 'too many frames');
    return !this.#closing;
  }

  /** Sends a page of events; `taken` is called once our memory holds none of it. */
  send(events: readonly LiveEvent[], taken: () => void): void {
    this.busySince = Date.now();
    this.sent = events.at(-1)?.id ?? this.sent;
    const frames = events.map((event) => textFrame(JSON.stringify(event)));
    this.#write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames), () => this.#settle(taken));
  }

  /** Sends a transient event with the number of the stored event before it; nothing while the last page is unread. */
  pass(event: Omit<LiveEvent, 'id'>): void {
    if (this.#closing || this.sent === null || this.busySince !== null) return;
    this.#write(textFrame(JSON.stringify({ id: this.sent, ...event } satisfies LiveEvent)));
  }

  /** Nothing is sent after the close frame. */
  #write(frames: Buffer, taken?: () => void): void {
    if (this.#socket.readyState === OPEN) this.#line.write(frames, taken);
  }

  #settle(taken: () => void): void {
    this.busySince = null;
    taken();
  }

  /** Cuts a socket that was silent for too long, or did not read its pending data. */
  check(now: number): void {
    const silent = now - this.#heardAt > SILENCE_MS;
    const stuck = this.busySince !== null && now - this.busySince > SILENCE_MS;
    if (silent || stuck || this.#socket.bufferedAmount > MAX_WAITING_BYTES) this.#socket.terminate();
  }

  /** Sends the reason, stops reading, and cuts the connection if the client does not close it. */
  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
  }
}
