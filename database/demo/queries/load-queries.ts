import { queryDay } from '#database/schema/queries.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { day, isoDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

type Line = readonly [query: string, mostADay: number, detail?: string];

const lines = readData<Readonly<Record<'nothing' | 'left' | 'undone', readonly Line[]>>>('queries');
/** The words under the search of the home page, in their order: searched often, and posts are opened. */
const hot = readData<readonly string[]>('word-lists').map((word, at): Line => [word, Math.max(8, 96 - 11 * at)]);
const DAYS = 28;
/** Searched less often on a day, a query is not recorded by its words. */
const RARE = 3;

/** What people searched in the last four weeks, by day: what they did not find, and the words of the home page. */
export async function loadQueries(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows = Object.entries({ ...lines, hot }).flatMap(([list, queries]) =>
    queries.flatMap(([query, most, detail = '']) =>
      Array.from({ length: DAYS }, (_, ago) => ({ ago, searched: random.int(0, most) }))
        .filter(({ searched }) => searched >= RARE)
        .flatMap(({ ago, searched }) => {
          const row = { day: isoDay(plus(now, -ago * day)), query, detail: '' };
          if (list === 'nothing') return [{ ...row, use: 'nothing', n: searched }];
          const found = { ...row, use: 'found', n: searched };
          const share = list === 'left' ? 0.2 : 0.7;
          const drawn = random.next();
          const opened = {
            ...row,
            use: 'opened',
            n: Math.round(searched * (list === 'hot' ? 1 + drawn / 2 : share * drawn)),
          };
          const undone = { ...row, use: 'undone', detail, n: Math.ceil(searched * 0.4 * random.next()) };
          return [found, opened, ...(list === 'undone' ? [undone] : [])].filter(({ n }) => n > 0);
        }),
    ),
  );
  await bulkInsert(tx, queryDay, rows);
}
