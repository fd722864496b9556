import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '#contract/actor.ts';
import type { Call } from '#contract/api.ts';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import type { signUpEndpoints, Ticket } from '#contract/identity/ticket.ts';
import type { ReviewDetail, Verdict } from '#contract/operators/reviews.ts';
import type { DemoTransaction } from '#database/demo/bulk-insert.ts';
import type { Random } from '#database/demo/random.ts';
import type { upload } from '#database/schema/files.ts';
import type { Config } from './config.ts';
import type { CardWords } from './pages/share-cards/card-words.ts';
import type { Database } from './platform/database/database.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';

/** Derives a key for one use. */
type Secret = (name: string) => Buffer;

/** The person whom a rule is about; a recruiter has no seeker record. */
export interface ErasedPerson {
  accountId: string;
  joberId: string | null;
  phone: string;
}

/** How a table's rows are erased with their person: statements that delete or blank them, or the reason why they stay. */
export type ErasureRule = { erase(person: ErasedPerson): SQL[] } | { keep: string };

/** The source of a part of a person's export; `of` names the tables that it covers completely. */
export interface ExportSource {
  file: string;
  title: string;
  of: readonly string[];
  rows: SQL;
  /** Words of its column `status`, where the core does not know them. */
  states?: Readonly<Record<string, string>>;
  /** Words of other columns, likewise. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An effect of time, done once a minute on one node in a transaction of its own. */
export interface MinuteTask<D> {
  name: string;
  /** The minute of the hour, for hourly tasks. */
  minute?: number;
  act(tx: Database, deps: D, now: Date): Promise<unknown>;
}

/** Periodic work that may take longer than a minute's task. */
export interface IntervalTask<D> {
  kind: string;
  /** Interval in minutes; the first run is at this minute of the hour. */
  every: number;
  at: number;
  act(deps: D): Promise<void>;
}

/** Pages of rows in the sitemaps. */
export interface SitemapSource {
  /** The rows, as `thing`. */
  table: SQL;
  /** Condition for public rows. */
  shown(now: Date): SQL;
  changed: SQL;
  /** The path of a row's page; its id follows. */
  path(kind: string): string;
  kind?: SQL;
}

/** Texts that operators read before anyone else does: an item of the queue `texts`. */
export interface ReviewedText {
  /** Those that wait: id, kind, title, code, place, name of the company, since; as of the other queues in `reviews/waiting.ts`. */
  waiting: SQL;
  dossier(
    db: Database,
    id: string,
  ): Promise<Pick<ReviewDetail, 'facts' | 'texts' | 'messages' | 'links' | 'history' | 'postId'>>;
  review(
    tx: Database,
    verdict: { id: string; operatorId: string; approve: boolean; reason: string; now: Date },
  ): Promise<unknown>;
}

/** What else is said of posts, or found of them: an item of the queue `reports`. */
export interface ReviewedReport extends Pick<ReviewedText, 'waiting' | 'dossier'> {
  verdicts: readonly Verdict[];
  decide(
    tx: Database,
    decision: { id: string; verdict: Verdict; operatorId: string; reason: string; now: Date },
  ): Promise<unknown>;
}

/** A company that an operator suspends or restores. */
export interface MovedCompany {
  companyId: string;
  operatorId: string;
  now: Date;
}

/** What a module adds to the server, besides its schema and its migrations. `D` is `Deps`, which hold the modules themselves. */
export interface ServerModule<D = never> {
  /** Its folder in `modules/`, and its name in the setting `MODULES`. */
  name: string;
  /** Answers its calls: `Handlers` of its endpoints. */
  handlers(deps: D): object;
  /** Addresses that are no calls of the contract, such as callbacks and feeds; not there where the site does not offer it. */
  plugins?: readonly ((app: FastifyInstance, options: { deps: D }) => Promise<void>)[];
  /** Before the first call of a start: puts its rows among the core's, or takes them back where the site does not offer it. */
  start?(db: Database, state: { isOffered: boolean; now: Date }): Promise<void>;
  minuteTasks?: readonly MinuteTask<D>[];
  intervalTasks?: readonly IntervalTask<D>[];
  /** Handlers of its jobs by kind, each run within one transaction together with the job's completion. */
  jobHandlers?(deps: D): Readonly<Record<string, JobHandler>>;
  /** Signs a seeker up for what it has seats of; undefined where the call is about something else. */
  signUp?(
    db: Database,
    person: SignedIn & { joberId: string },
    body: BodyOf<typeof signUpEndpoints, 'POST /api/jober/saveSignUp'>,
    now: Date,
  ): Promise<Ticket> | undefined;
  /** Upcoming entries of a seeker's calendar. */
  calendarItems?(db: Database, joberId: string, now: Date): Promise<CalendarItem[]>;
  /** By the kind of item. */
  reviewedTexts?: Readonly<Record<string, ReviewedText>>;
  /** What waits for operators, by the queue that its manifest names, in the columns of `ReviewedText.waiting`. */
  work?: Readonly<Record<string, SQL>>;
  /** By the kind of item. */
  reviewedReports?: Readonly<Record<string, ReviewedReport>>;
  /** What follows when an operator suspends or restores a company, in that transaction. `lock` runs before the company is locked. */
  companyMoves?: {
    lock(tx: Database, companyId: string, now: Date): Promise<unknown>;
    suspend(tx: Database, moved: MovedCompany): Promise<void>;
    restore(tx: Database, moved: MovedCompany): Promise<void>;
  };
  /** Ids of the seekers who have to do with a company, as a query of one column. */
  interested?(companyId: string): SQL;
  /** The next meeting that a company's workbench shows. */
  nextMeeting?(db: Database, companyId: string, now: Date): Promise<Workbench['fair']>;
  /** The pictures beside shared links to its pages, by kind. */
  shareCards?: Readonly<Record<string, (call: Call, id: string) => Promise<CardWords>>>;
  /** By kind of file: rows of something public that shows the file now. */
  fileRules?: Partial<Record<FileKindName, (row: typeof upload.$inferSelect, now: Date) => SQL>>;
  /** Its pages in the sitemaps, by the name of the file: lower-case letters. */
  sitemap?: Readonly<Record<string, SitemapSource>>;
  /** What a seeker agreed to give to others, newest first. */
  consents?(db: Database, joberId: string): Promise<AccountOverview['consents']>;
  /** Its tables that refer to a person, in the order of erasure. */
  personalTables?: Readonly<Record<string, ErasureRule>>;
  /** What it adds to a person's export. `joberId` is '0' for a recruiter. */
  partsOfExport?(accountId: string, joberId: string): ExportSource[];
  /** Its tables that refer to a person and are not exported, with the reason. */
  notExported?: Readonly<Record<string, string>>;
  /** Files in the store that its demo data name. */
  demoFiles?: readonly { key: string; path: string; type: string }[];
  /** Its demo data, made of the companies, posts and people that are there; the same `random` and `now` make the same rows. */
  loadDemo?(tx: DemoTransaction, random: Random, now: Date): Promise<void>;
  /** What is made of the demo data by the product's own rules once they are there. */
  finishDemo?(tx: Database, now: Date): Promise<void>;
  /** Draws the files of the demo data, while the site is open already. Run again after a cut-off, it goes on. */
  addDemoFiles?(db: Database, options: { config: Config; secret: Secret; now: Date }): Promise<void>;
}

/**
 * The modules that a site offers, and the names of those that it does not.
 * @throws Error when the setting `MODULES` names one that there is not
 */
export function sortModules<D>(modules: readonly ServerModule<D>[], { MODULES: named }: Pick<Config, 'MODULES'>) {
  const isOn = ({ name }: ServerModule<D>) => named === 'all' || named.includes(name);
  const unknown = named === 'all' ? [] : named.filter((name) => !modules.some((module) => module.name === name));
  if (unknown.length > 0) throw new Error(`MODULES: there is no module ${unknown.join(', ')}`);
  return {
    on: modules.filter(isOn),
    off: modules.filter((module) => !isOn(module)).map(({ name }) => name),
  };
}

/** Tells every module whether the site offers it. */
export async function startModules<D>(db: Database, modules: readonly ServerModule<D>[], config: Config, now: Date) {
  const { on } = sortModules(modules, config);
  for (const module of modules) await module.start?.(db, { isOffered: on.includes(module), now });
}
