import type { Bus } from '#server/platform/bus.ts';
import type { Logger } from '#server/platform/log.ts';
import { type Connection, connect } from './database.ts';
import { openReplica, type Replica } from './replica.ts';

interface Options {
  url: string;
  max: number;
  primary: Connection;
  bus: Bus;
  log: Logger;
}

/**
 * Opens the replica at `url`. Pages are cached, so the changes announced on the bus must be visible before a page is rendered
 * from it.
 */
export function openReads({ url, max, primary, bus, log }: Options): Replica {
  const onError = (error: Error) => log.warn({ err: error }, 'replica connection lost');
  const replica = openReplica({
    primary,
    replica: connect(url, { max, onError }),
    onChange: (isUsed) =>
      isUsed ? log.info('reading from the replica') : log.warn('not reading from the replica: absent or far behind'),
  });
  bus.on('page', replica.hold);
  bus.on('reconnected', replica.hold);
  return replica;
}
