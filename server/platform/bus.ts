import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { Batcher } from './batch/batch.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './log.ts';

const CHANNEL = 'events';
/** The payload of NOTIFY is limited to 8,000 bytes. */
const MAX_PAYLOAD = 7_500;

interface BusEvent {
  topic: string;
  data: unknown;
  /** The sending node, which needs no notification. */
  from?: string;
}

type Listener = (data: unknown) => void;

export interface Bus {
  /** Notifies this node only, immediately. */
  emit(topic: string, data: unknown): void;
  /**
   * Notifies the other nodes within milliseconds, batching the ids of many writes into one NOTIFY, because PostgreSQL serialises
   * commits that notify. For committed data that can be read from its table if the message is lost.
   */
  soon(topic: string, ids: readonly string[]): Promise<void>;
  /** The topic `reconnected` is raised after a gap, when events may have been missed. */
  on(topic: string, listener: Listener): void;
  close(): Promise<void>;
}

/** Notifies every node, including this one, when the surrounding transaction commits; nothing if it rolls back. */
export async function publish(db: Database, topic: string, data: unknown): Promise<void> {
  const payload = JSON.stringify({ topic, data } satisfies BusEvent);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new Error(`event ${topic} is too large`);
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

const TAGS_AN_EVENT = 200;

/** Publishes to the page caches of every node, on commit, which tags changed. */
export async function publishPages(db: Database, tags: readonly string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_AN_EVENT) await publish(db, 'page', tags.slice(at, at + TAGS_AN_EVENT));
}

const PROBE_MS = 15_000;
const RETRY_MS = 500;
const GATHERED_MS = 5;
/** Ids that fit into one NOTIFY. */
const IDS_A_NOTE = 300;

/**
 * Events across nodes by LISTEN/NOTIFY. Delivered at most once: a listener that needs more stores events in a table and reads it
 * again.
 */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Map<string, Listener[]>();
  let client: Client | undefined;
  let closed = false;

  const self = randomUUID();

  const emit = ({ topic, data }: Pick<BusEvent, 'topic' | 'data'>) => {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(data);
      } catch (error) {
        log.error({ err: error, topic }, 'a listener of the bus failed');
      }
    }
  };
  const receive = (payload: string | undefined) => {
    try {
      const event = JSON.parse(payload ?? '') as BusEvent;
      if (event.from !== self) emit(event);
    } catch {
      log.warn('a notification was no event of ours');
    }
  };

  /** Serialises statements on the bus's own connection. */
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (own: Client, text: string, values: string[] = []) => {
    const answer = turn.then(() => own.query(text, values));
    turn = answer.catch(() => undefined);
    return answer;
  };

  const listen = async () => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
    // A dead connection is silent, so it is probed.
    const probe = setInterval(() => ask(next, 'select 1').catch(() => next.end()), PROBE_MS).unref();
    let ended = false;
    next.on('notification', ({ payload }) => receive(payload));
    next.on('error', (error) => log.warn({ err: error }, 'bus connection lost'));
    next.once('end', () => {
      ended = true;
      clearInterval(probe);
      if (client === next) retry();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (ended) throw new Error('the connection ended as it began');
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };
  const retry = () => {
    client = undefined;
    if (!closed) setTimeout(() => void reconnect(), RETRY_MS).unref();
  };
  const reconnect = async () => {
    if (closed) return;
    try {
      await listen();
    } catch {
      return retry();
    }
    if (closed) return void client?.end();
    void others.flush();
    emit({ topic: 'reconnected', data: null });
  };
  const others = new Batcher({
    ms: GATHERED_MS,
    most: IDS_A_NOTE,
    send: async (topic, ids) => {
      if (!client) throw new Error('the bus is not connected');
      const payload = JSON.stringify({ topic, data: ids, from: self } satisfies BusEvent);
      await ask(client, 'select pg_notify($1, $2)', [CHANNEL, payload]);
    },
  });
  await listen();

  return {
    emit: (topic, data) => emit({ topic, data }),
    soon: (topic, ids) => others.add(topic, ids),
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
