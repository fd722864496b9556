import { closeCodes, type LiveEvent } from '#contract/live.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/log.ts';
import { nextEvents, type StoredEvent } from './event-log.ts';
import type { Handed } from './hand-on.ts';
import type { Peer } from './peer.ts';
import type { Passing } from './transient-events.ts';

/** Events of one page to one reader. */
const PAGE = 100;
/** Readers served by one query. */
const READERS = 500;
/** Maximum sockets of an account; the oldest is closed for a new one. */
const SOCKETS_AN_ACCOUNT = 30;
const RETRY_MS = 1_000;

const eventOf = ({ number, type, payload, at }: StoredEvent): LiveEvent => ({
  id: number,
  type,
  at: new Date(at).toISOString(),
  payload,
});

let open = 0;
/** Number of open sockets on this node. */
export const openSockets = (): number => open;

/**
 * The open sockets of this node, and how each is kept up to date. Events are read from the table, by number: whatever a missed
 * wake-up, a broken bus or a slow reader skipped comes with the next page, in order and once.
 */
export class Hub {
  readonly #byAccount = new Map<string, Set<Peer>>();
  readonly #waiting = new Set<Peer>();
  readonly #db: Database;
  readonly #log: Logger;
  readonly #goOn = () => void this.#pump();
  #pumping = false;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  *peers(): Generator<Peer> {
    for (const peers of this.#byAccount.values()) yield* peers;
  }

  add(peer: Peer): void {
    const { accountId } = peer.owner;
    const own = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, own.add(peer));
    open += 1;
    const [oldest] = own;
    if (own.size > SOCKETS_AN_ACCOUNT) oldest?.close(closeCodes.tooMany, 'too many sockets');
  }

  remove(peer: Peer): void {
    const { accountId } = peer.owner;
    const own = this.#byAccount.get(accountId);
    if (own?.delete(peer)) open -= 1;
    if (own?.size === 0) this.#byAccount.delete(accountId);
    this.#waiting.delete(peer);
  }

  /** Reports new events for these accounts. */
  wake(accountIds: Iterable<string>): void {
    for (const accountId of accountIds)
      for (const peer of this.#byAccount.get(accountId) ?? []) this.#waiting.add(peer);
    void this.#pump();
  }

  /** Delivers a stored event to the sockets for which it is the next; the others read it from the table. */
  handOn({ told: notified, event }: Handed): void {
    for (const { accountId, number } of notified)
      for (const peer of this.#byAccount.get(accountId) ?? []) {
        if (peer.busySince !== null || peer.sent !== number - 1) this.#waiting.add(peer);
        else peer.send([{ id: number, ...event }], this.#goOn);
      }
    void this.#pump();
  }

  /** Delivers a transient event; sockets that are still catching up do not get it. */
  pass({ accountIds, type, at, payload }: Passing): void {
    for (const accountId of accountIds)
      for (const peer of this.#byAccount.get(accountId) ?? []) peer.pass({ type, at, payload });
  }

  wakeAll(): void {
    this.wake(this.#byAccount.keys());
  }

  endSessions(ended: (sessionId: string) => boolean): void {
    for (const peer of this.peers()) if (ended(peer.owner.sessionId)) peer.close(closeCodes.ended, 'session ended');
  }

  /** Serves waiting readers in batches until none waits except those whose last page is still being sent. */
  async #pump(): Promise<void> {
    if (this.#pumping || this.#waiting.size === 0) return;
    this.#pumping = true;
    try {
      for (let batch = this.#take(); batch.length > 0; batch = this.#take()) await this.#serve(batch);
    } catch (error) {
      this.#log.warn({ err: error }, 'events could not be read');
      setTimeout(() => this.wakeAll(), RETRY_MS).unref();
    } finally {
      this.#pumping = false;
    }
  }

  #take(): Peer[] {
    const ready = [...this.#waiting].filter((peer) => peer.busySince === null && peer.sent !== null).slice(0, READERS);
    for (const peer of ready) this.#waiting.delete(peer);
    return ready;
  }

  async #serve(batch: readonly Peer[]): Promise<void> {
    const readers = batch.map((peer) => ({ accountId: peer.owner.accountId, after: peer.sent ?? 0 }));
    const pages = Map.groupBy(await nextEvents(this.#db, readers, PAGE), ({ place }) => place);
    for (const [at, peer] of batch.entries()) {
      // It may have closed while its events were read.
      if (!this.#byAccount.get(peer.owner.accountId)?.has(peer)) continue;
      const page = pages.get(at + 1) ?? [];
      // Meanwhile it may have received some of them, or be receiving one.
      const due = page.filter(({ number }) => number > (peer.sent ?? 0));
      const isBusy = peer.busySince !== null;
      if (page.length === PAGE || (isBusy && due.length > 0)) this.#waiting.add(peer);
      if (!isBusy && due.length > 0) peer.send(due.map(eventOf), this.#goOn);
    }
  }
}
