import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './database/database.ts';
import type { Logger } from './log.ts';

const CHANNEL = 'events';
/** NOTIFY takes at most 8,000 bytes. */
const MAX_PAYLOAD = 7_500;

export interface BusEvent {
  topic: string;
  data: unknown;
}

type Listener = (data: unknown) => void;

export interface Bus {
  /** Tells every node, this one too, when the surrounding transaction commits; nothing if it rolls back. */
  publish(db: Database, topic: string, data: unknown): Promise<void>;
  /** `topic` `reconnected` is raised after a gap, when events may have been missed. */
  on(topic: string, listener: Listener): void;
  close(): Promise<void>;
}

/** Tells every node when the transaction commits; `Bus.publish` for those who have a database only. */
export async function raise(db: Database, topic: string, data: unknown): Promise<void> {
  const payload = JSON.stringify({ topic, data } satisfies BusEvent);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new Error(`event ${topic} is too large`);
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

/** Events across nodes by LISTEN/NOTIFY. Delivery is at most once: whoever needs more keeps a table and asks it again. */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Map<string, Listener[]>();
  const emit = ({ topic, data }: BusEvent) => {
    for (const listener of listeners.get(topic) ?? []) listener(data);
  };
  let client: Client | undefined;
  let closed = false;

  const listen = async () => {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => payload && emit(JSON.parse(payload) as BusEvent));
    next.on('error', (error) => log.warn({ err: error }, 'bus connection lost'));
    next.on('end', () => {
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = async () => {
    if (closed) return;
    try {
      await listen();
      emit({ topic: 'reconnected', data: null });
    } catch {
      setTimeout(() => void reconnect(), 1_000).unref();
    }
  };
  await listen();

  return {
    publish: raise,
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
