import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { errorReason } from './error-reason.ts';
import { fillEmptyDatabase } from './fill-empty-database.ts';
import { prepareSearch } from './prepare-search.ts';

async function work(url: string): Promise<void> {
  const config = readConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (config.demo) await fillEmptyDatabase({ url, config, clock: systemClock, print });
  await prepareSearch(url, print);
}

// Exits when the server does, since nothing else needs the result. Ctrl-C in a terminal is handled by the server.
process.once('disconnect', () => process.exit(1));
process.on('SIGINT', () => undefined);
process.once('message', ({ url }: { url: string }) => {
  work(url).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${errorReason(error)}\n`);
      process.exit(1);
    },
  );
});
