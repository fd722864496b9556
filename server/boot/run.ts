import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { demoAccounts, demoOperators } from '#database/demo/accounts.ts';
import { serverModules } from '#modules/server.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { postDefinition, warmUpSearch } from '#server/domains/search/public.ts';
import { talentDefinition } from '#server/domains/talents/public.ts';
import { startModules } from '#server/module.ts';
import { devServer } from '#server/pages/dev-plugin.ts';
import { pagesPlugin } from '#server/pages/pages-plugin.ts';
import { staticPlugin } from '#server/pages/static-plugin.ts';
import { openBus } from '#server/platform/bus.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openReads } from '#server/platform/database/open-reads.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { demoPath } from '#server/platform/http/demo-token.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { causeOf, createLog } from '#server/platform/log.ts';
import { openMail } from '#server/platform/mail/open-mail.ts';
import { followPageChanges } from '#server/platform/page-changes.ts';
import { indexSource } from '#server/platform/search-source.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { openSms } from '#server/platform/sms/open-sms.ts';
import { openServiceAccount } from '#server/platform/wechat/open-service-account.ts';
import { refuseDemoDatabase } from '#server/refuse-demo-database.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { startClock } from '#server/schedule/schedule.ts';
import { keepTokens } from './keep-tokens.ts';
import { completeDemo, prepareData } from './prepare-data.ts';

/** The dictionaries of searches are loaded once the first page is out: they take half a second. */
const WARM_UP_AFTER_MS = 1_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function loadBuild(): Promise<ServerBuild> {
  return (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
}

/** The whole product in one process. */
export async function run({ config, dev, dataDir }: { config: Config; dev: boolean; dataDir: string }): Promise<void> {
  const signalled = untilSignalled();
  const interrupted = new Error('interrupted');
  // A signal interrupts a step of the start, so that whatever runs by then is stopped and no process is left behind.
  const step = <T>(work: Promise<T>) => Promise.race([work, signalled.then(() => Promise.reject<T>(interrupted))]);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end().catch((error: unknown) => print(causeOf(error)));
  };
  try {
    const log = createLog(config.LOG_LEVEL);
    const starting = config.DATABASE_URL ? null : startEmbedded({ dataDir, log });
    // While the database starts this thread has nothing else to do.
    const pages = dev ? null : loadBuild();
    pages?.catch(() => undefined);
    const embedded = await starting;
    if (embedded) stops.push(() => embedded.stop());
    const url = config.DATABASE_URL ?? embedded?.url ?? '';
    await step(migrate(url));
    await step(refuseDemoDatabase(url, config));
    await step(prepareData({ url, config, stops }));
    const connection = connect(url, {
      max: config.DATABASE_POOL,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    stops.push(() => connection.close());
    const memories = new Memories();
    stops.push(() => memories.stop());
    const opened = { source: indexSource(connection.db, url), log };
    const keeps = (what: 'posts' | 'talents') => ['on', what].includes(config.SEARCH_MEMORY);
    if (keeps('posts')) memories.open(postDefinition, { ...opened, maxBytes: config.SEARCH_MEMORY_MB * 2 ** 20 });
    if (keeps('talents')) memories.open(talentDefinition, { ...opened, maxBytes: config.TALENT_MEMORY_MB * 2 ** 20 });
    const bus = await openBus(url, log);
    stops.push(() => bus.close());
    const { DATABASE_READ_URL: readUrl, DATABASE_POOL: max } = config;
    const replica = readUrl ? openReads({ url: readUrl, max, primary: connection, bus, log }) : undefined;
    if (replica) stops.push(() => replica.close());
    const jobs = createJobs(connection.db, systemClock, log);
    const secret = await loadSecrets(connection.db, config);
    const deps: Deps = {
      config,
      ...connection,
      ...(replica ? { replica } : {}),
      memories,
      bus,
      changes: followPageChanges(bus),
      jobs,
      files: openFileStore(config),
      sms: openSms(config, print),
      mail: await openMail(config, print),
      wechat: openServiceAccount(config),
      clock: systemClock,
      log,
      secret,
      modules: serverModules,
    };
    await step(startModules(deps.db, serverModules, config, systemClock.now()));
    keepTokens(deps);
    registerJobs(deps);
    jobs.start();
    stops.push(() => jobs.stop());
    const stopClock = startClock(deps);
    stops.push(stopClock);
    const { app, endpoints } = await buildApp(deps);
    const loaded = await pages;
    const build = loaded ? async () => loaded : await devServer(app);
    if (!dev) await app.register(staticPlugin, { root: resolve('build/client') });
    await app.register(pagesPlugin, { deps, endpoints, build, dev });
    const address = await app.listen({ host: config.HOST, port: config.PORT });
    stops.push(() => app.close());
    banner(print, address, deps);
    const warming = setTimeout(warmUpSearch, WARM_UP_AFTER_MS);
    stops.push(async () => clearTimeout(warming));
    void completeDemo({ url, config, stops }, print).catch((error: unknown) => log.warn({ err: error }, 'demo files'));
    await signalled;
  } catch (error) {
    if (error !== interrupted) throw error;
  } finally {
    await stop();
  }
}

const untilSignalled = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** Prints the site's address, and in a demo the accounts. */
function banner(print: (line: string) => void, address: string, deps: Pick<Deps, 'config' | 'secret'>): void {
  const { config } = deps;
  print(`\n  教育人才网  ${address}`);
  print(`  接口文档    ${address}/api/docs`);
  if (config.demo) {
    print(`\n  演示入口    ${address}${demoPath(deps)}`);
    print('              先打开它，验证码和运营的动态码才会显示在登录页上；不要把它交给别人');
    print('\n  演示账号（也可用密码登录；运营在 /admin/login 登录）');
    for (const account of [...demoAccounts, ...demoOperators.slice(1)])
      print(`    ${account.phone}  ${account.label}${account.password ? `，密码 ${account.password}` : ''}`);
  }
  print('\n  按 Ctrl-C 停止\n');
}
