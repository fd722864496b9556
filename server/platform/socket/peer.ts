import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { type LiveEvent, SILENCE_MS } from '#contract/live.ts';
import { textFrame } from './frame.ts';

/** Whose socket it is. */
export interface Owner {
  accountId: string;
  sessionId: string;
}

/** Frames a client may send in a second; it has nothing to say but `ping`. */
const FRAMES_A_SECOND = 20;
/** What may wait in our memory for one reader. */
const MOST_WAITING_BYTES = 256 * 1024;
/** How long a socket that was told to close may take before it is cut. */
const CLOSING_MS = 500;

/** `WebSocket.OPEN` */
const OPEN = 1;
const POLICY = 1008;
const UNSUPPORTED = 1003;
const PING = Buffer.from('ping');
const PONG = textFrame('pong');

/**
 * One open socket: counts its frames, answers its pings, and is cut alone when it is silent, loud or slow. `ws` reads and
 * closes it; what we say are whole frames, never compressed, written to its line by ourselves with one call each.
 */
export class Peer {
  readonly owner: Owner;
  /** The number of the last event handed over; null until it is known where to begin. */
  sent: number | null = null;
  /** A page is on its way; the next one waits until the client's side has taken it. */
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

  /** False for a frame that comes too soon after many others, which ends the socket. */
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

  /** Hands a page of events over; `taken` is called when none of it is left in our memory. */
  send(events: readonly LiveEvent[], taken: () => void): void {
    this.busySince = Date.now();
    this.sent = events.at(-1)?.id ?? this.sent;
    const frames = events.map((event) => textFrame(JSON.stringify(event)));
    this.#write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames), () => this.#settle(taken));
  }

  /** Sends what is not kept, with the number of the event before it; nothing to a reader who has not taken the last page. */
  pass(event: Omit<LiveEvent, 'id'>): void {
    if (this.#closing || this.sent === null || this.busySince !== null) return;
    this.#write(textFrame(JSON.stringify({ id: this.sent, ...event } satisfies LiveEvent)));
  }

  /** Nothing follows the frame that closes. */
  #write(frames: Buffer, taken?: () => void): void {
    if (this.#socket.readyState === OPEN) this.#line.write(frames, taken);
  }

  #settle(taken: () => void): void {
    this.busySince = null;
    taken();
  }

  /** Cuts a socket that has been silent, or has taken nothing of what waits for it. */
  check(now: number): void {
    const silent = now - this.#heardAt > SILENCE_MS;
    const stuck = this.busySince !== null && now - this.busySince > SILENCE_MS;
    if (silent || stuck || this.#socket.bufferedAmount > MOST_WAITING_BYTES) this.#socket.terminate();
  }

  /** Says why, reads no more of what comes, and cuts the connection if the client does not close it. */
  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
  }
}
