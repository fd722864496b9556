import type { Pool } from 'pg';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { cities } from '../search/vocabulary.ts';

/** Kinds of profiles; each is measured separately. */
const kinds = ['one wish', 'three wishes', 'title only', 'no wish', 'switched off'] as const;
const stages: StageCode[] = ['primary', 'junior', 'senior', 'preschool', 'vocational'];
const batch = 100_000;

const pairs = stages.flatMap((stage) => (stageSubjects[stage] ?? []).slice(0, 12).map((subject) => [stage, subject]));

/** One more preference; large cities are more frequent, as in posts. */
const wish = (key: string, whole: boolean) => `jsonb_build_object('key', '${key}', 'title', '小学语文教师',
  'tenures', '["establishment"]'::jsonb, 'salaryMin', 600000, 'cityCodes', jsonb_build_array(
    ($1::text[])[1 + floor(cardinality($1::text[]) * random() ^ 3)])) || ${
      whole
        ? `(SELECT jsonb_build_object('stage', ($2::text[])[at], 'subject', ($3::text[])[at])
    FROM (SELECT 1 + floor(cardinality($2::text[]) * random() ^ 2)::int AS at WHERE n > 0) drawn)`
        : `'{}'`
    }`;

const content = `jsonb_build_object('email', '', 'intentions', CASE n % 5
    WHEN 1 THEN jsonb_build_array(${wish('a', true)}, ${wish('b', true)}, ${wish('c', true)})
    WHEN 2 THEN jsonb_build_array(${wish('a', false)})
    WHEN 3 THEN '[]'::jsonb ELSE jsonb_build_array(${wish('a', true)}) END,
  'educations', '[{"key":"a","school":"师范大学","major":"教育学","education":"bachelor","from":"2015-09","to":"2019-06","note":""}]'::jsonb,
  'experiences', '[]'::jsonb, 'certificates', '[{"key":"a","kind":"primary","subject":"chinese","number":""}]'::jsonb,
  'titles', '[]'::jsonb, 'languages', '{"foreign": []}'::jsonb, 'papers', '[]'::jsonb, 'projects', '[]'::jsonb,
  'otherCertificates', '[]'::jsonb, 'honours', '[]'::jsonb, 'intro', repeat('热爱教育。', 20), 'trials', '[]'::jsonb,
  'attachments', '[]'::jsonb, 'gapNotes', '[]'::jsonb, 'order', '[]'::jsonb, 'arrival', '')`;

/** Adds seekers with a resume each up to this number. */
export async function fillSeekers(pool: Pool, resumes: number): Promise<void> {
  const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM resume');
  const lists = [cities().map(({ code }) => code), pairs.map(([stage]) => stage), pairs.map(([, subject]) => subject)];
  const names = kinds.map((kind) => `'${kind}'`).join(', ');
  const id = '(4000000000000000::int8 + n)';
  // Triggers maintain other tables, which are not measured here.
  const client = await pool.connect();
  try {
    await client.query('ALTER TABLE jober DISABLE TRIGGER USER; ALTER TABLE resume DISABLE TRIGGER USER');
    for (let from = Number(rows[0]?.n ?? 0) + 1; from <= resumes; from += batch) {
      const range = `generate_series(${from}, ${Math.min(resumes, from + batch - 1)}) AS n`;
      await client.query(`INSERT INTO account (id, phone) SELECT ${id}, 'bench' || n FROM ${range}`);
      await client.query(
        `INSERT INTO jober (id, account_id, name, gender, birthday, education, identity, city_code, personalised)
        SELECT ${id}, ${id}, '求职者', 'female', '1997-01-01', 'bachelor', 'teacher',
          ($1::text[])[1 + floor(cardinality($1::text[]) * random() ^ 3)], n % 5 <> 4 FROM ${range}`,
        lists.slice(0, 1),
      );
      await client.query(
        `INSERT INTO resume (id, jober_id, name, is_default, content)
        SELECT ${id}, ${id}, (ARRAY[${names}])[1 + n % 5], true, ${content} FROM ${range}`,
        lists,
      );
    }
    await client.query('ALTER TABLE jober ENABLE TRIGGER USER; ALTER TABLE resume ENABLE TRIGGER USER');
    await client.query('VACUUM ANALYZE account, jober, resume');
  } finally {
    client.release(true);
  }
}
