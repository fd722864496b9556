import { launchBrowser } from '#e2e/lib/browser.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { findPlaces } from '#lab/shots/places.ts';
import { startProduct } from '#lab/shots/start-product.ts';
import { freePort } from './lib/free-port.ts';
import { printTable } from './lib/table.ts';
import { type Audited, audit } from './lighthouse/audit.ts';
import { type Paint, watchPaint } from './lighthouse/paint.ts';

// npm run bench -- lighthouse [--runs 5] [--only /jobs,/mobile] [--origin URL] Lighthouse as a phone with its own simulated
// throttling; then the same pages on a throttled browser and connection, measured instead of simulated: largest paint and layout
// shifts. Medians. Needs an otherwise idle machine.
const { runs: times, only: paths, origin: given } = optionsOf({ runs: 5, only: '', origin: '' });
const PATHS = [
  '/',
  '/jobs',
  '/jobs/details',
  '/business/details',
  '/consultation',
  '/recruitment',
  '/mobile',
  '/mobile/list',
];
const GOALS = { performance: 95, others: 100, lcpMs: 1_500, cls: 0.02 };
const POSTS = 3_000;

const runs = Array.from({ length: times });
const only = paths.split(',').filter(Boolean);
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

interface AuditRow {
  path: string;
  scores: Audited['scores'];
  paint: Paint;
  failed: string[];
}

const product = given ? null : await startProduct(POSTS);
const origin = product?.origin ?? given;
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  const places = (await findPlaces(origin)).filter(({ path }) => {
    const bare = path.split('?')[0] ?? '';
    return PATHS.includes(bare) && (only.length === 0 || only.includes(bare));
  });
  const rows: AuditRow[] = [];
  for (const { path } of places) {
    console.error(path);
    rows.push(await look(path));
  }
  report(rows);
} finally {
  await browser.close();
  await product?.stop();
}

async function look(path: string): Promise<AuditRow> {
  const audited: Audited[] = [];
  const paints: Paint[] = [];
  for (const _ of runs) audited.push(await audit(origin + path, port));
  for (const _ of runs) paints.push(await watchPaint(browser, origin + path));
  const scoreOf = (name: keyof Audited['scores']) => median(audited.map(({ scores }) => scores[name]));
  return {
    path: path.split('?')[0] ?? '',
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paint: { lcpMs: median(paints.map(({ lcpMs }) => lcpMs)), cls: median(paints.map(({ cls }) => cls)) },
    failed: [...new Set(audited.flatMap(({ failed }) => failed))],
  };
}

function missed({ scores, paint }: AuditRow): boolean {
  const { performance, ...others } = scores;
  if (performance < GOALS.performance || Object.values(others).some((score) => score < GOALS.others)) return true;
  return paint.lcpMs > GOALS.lcpMs || paint.cls >= GOALS.cls;
}

function report(rows: AuditRow[]): void {
  const head = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', ''];
  const lines = rows.map((row) => [
    row.path,
    ...Object.values(row.scores).map(String),
    String(Math.round(row.paint.lcpMs)),
    row.paint.cls.toFixed(3),
    missed(row) ? 'missed' : 'reached',
  ]);
  printTable(head, lines);
  for (const { path, failed } of rows) for (const what of failed) console.log(`${path}  ${what}`);
  process.exitCode = rows.some(missed) ? 1 : 0;
}
