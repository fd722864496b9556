import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';

/** The facts of an open post and its company by which an answer is judged. */
export interface PostFacts {
  id: string;
  title: string;
  company: string;
  companyType: string;
  role: string;
  stages: string[];
  subjects: string[];
  tenure: string;
  education: string | null;
  certificate: string | null;
  titleLevel: string | null;
  experience: string;
  cityCode: string;
  regionCode: string;
  benefits: string[];
  /** Yuan a month; null if not stated. */
  monthMin: number | null;
  monthMax: number | null;
  /** Yuan a lesson, for posts paid by the lesson. */
  lessonMax: number | null;
  /** Description and salary note. */
  text: string;
}

const factsWhere = (condition: SQL): SQL => sql`
  SELECT p.id::text AS id, p.title, c.name || ' ' || c.short_name AS company, c.type AS "companyType", p.role, p.stages, p.subjects,
    p.tenure, p.education, p.certificate, p.title_level AS "titleLevel", p.experience, p.city_code AS "cityCode",
    p.region_code AS "regionCode", p.benefits, (p.month_min / 100.0)::float8 AS "monthMin",
    (p.month_max / 100.0)::float8 AS "monthMax",
    CASE WHEN p.salary_unit = 'hour' THEN (p.salary_max / 100.0)::float8 END AS "lessonMax",
    p.description || E'\\n' || p.salary_note AS text
  FROM post p JOIN company c ON c.id = p.company_id WHERE ${condition}`;

type Row = PostFacts & Record<string, unknown>;

/** Every findable post at a given time. */
export async function allFacts(db: Database, now: Date): Promise<PostFacts[]> {
  const findable = sql`p.status = 'open' AND (p.deadline IS NULL OR p.deadline > ${now}) AND c.status IN ('approved', 'unclaimed')`;
  return await rowsOf(db, typed<Row>())`${factsWhere(findable)}`;
}

/** The posts of these ids, in this order. */
export async function someFacts(db: Database, ids: readonly string[]): Promise<PostFacts[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, typed<Row>())`${factsWhere(sql`p.id = ANY (${sql.param([...ids])}::int8[])`)}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
