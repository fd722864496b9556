import { sql } from 'drizzle-orm';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ExamOverview } from '../../contract/exams.ts';
import { isOver } from './list-exams.ts';

const REGIONS = 12;
const ORGANISERS = 8;

/** 杭州 330100 for a project of one of its counties. */
const cityOf = (code: string) => `${code.slice(0, 4)}00`;

const counted = <T>(values: readonly T[]): [T, number][] =>
  [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length] as [T, number]);

/** How many projects that are not over each region, organiser and 学段 has. */
export async function examOverview(db: Database, now: Date): Promise<ExamOverview> {
  const { rows } = await db.execute<{ region: string; stages: string[]; id: string; name: string }>(sql`
    select e.region_code as region, e.stages, c.id::text, c.name from exam e join company c on c.id = e.company_id
    where e.status in ('published', 'suspended') and not ${isOver(now)}`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const regions = counted(rows.map(({ region }) => cityOf(region)));
  return {
    regions: regions
      .sort((one, other) => other[1] - one[1])
      .slice(0, REGIONS)
      .flatMap(([code, exams]) => {
        const name = regionByCode(code)?.short ?? regionByCode(`${code.slice(0, 2)}0000`)?.short;
        return name ? [{ code, name, exams }] : [];
      }),
    organisers: counted(rows.map(({ id }) => id))
      .sort((one, other) => other[1] - one[1])
      .slice(0, ORGANISERS)
      .map(([id, exams]) => ({ id, name: names.get(id) ?? '', exams })),
    stages: Object.fromEntries(counted(rows.flatMap(({ stages }) => stages))),
  };
}
