import type { Pool, PoolClient } from 'pg';
import { type Talent, talentDrawer } from './draw-talent.ts';

const batch = 2_000;
/** Companies that ask, each with one open post. */
export const askers = 60;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const triggers = (how: 'ENABLE' | 'DISABLE') =>
  ['account', 'jober', 'resume', 'post', 'company']
    .map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER`)
    .join(';');

async function insert(client: PoolClient, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map(snake);
  const values = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value])));
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(values)],
  );
}

const accountOf = ({ source }: Talent) => ({ id: source.joberId, phone: `bench${source.joberId.slice(-8)}` });
const joberOf = ({ source }: Talent) => ({
  id: source.joberId,
  accountId: source.joberId,
  name: source.name,
  gender: 'female',
  birthday: source.birthday,
  education: source.education,
  identity: source.identity,
  cityCode: source.cityCode,
  privacy: 'public',
});
const resumeOf = ({ source }: Talent) => ({
  id: source.resumeId,
  joberId: source.joberId,
  name: '简历',
  isDefault: true,
  completeness: source.completeness,
  content: source.content,
});

/** Companies with an open post each, of what people look for. */
async function fillAskers(client: PoolClient, now: Date): Promise<void> {
  const draw = talentDrawer(5, now);
  const some = Array.from({ length: askers }, (_, n) => ({ id: String(9_000_000 + n), ...draw() }));
  const company = ({ id }: { id: string }) => ({
    id,
    status: 'approved',
    name: `学校${id}`,
    shortName: `学校${id}`,
    nameKey: `学校${id}`,
    type: 'public-school',
    cityCode: '440100',
    regionCode: '440106',
  });
  await insert(client, 'company', some.map(company));
  const post = ({ id, row }: (typeof some)[number]) => ({
    id,
    companyId: id,
    status: 'open',
    title: '教师',
    role: 'teacher',
    stages: row.stages,
    subjects: row.subjects,
    tenure: 'contract',
    experience: 'any',
    cityCode: row.cityCodes[0],
    regionCode: row.cityCodes[0],
    description: '',
  });
  await insert(client, 'post', some.map(post));
}

/** Fills an empty database with so many people in talent search, as fast as it goes: inverted index last. */
export async function fill(pool: Pool, resumes: number, now: Date): Promise<void> {
  const started = performance.now();
  const client = await pool.connect();
  try {
    // Triggers keep other tables, which is not what is measured.
    await client.query(`SET maintenance_work_mem = '1GB'`);
    await client.query(triggers('DISABLE'));
    const { rows: left } = await client.query('SELECT FROM account LIMIT 1');
    if (left.length > 0) throw new Error('a fill was cut off here: delete the folder and begin again');
    const { rows: kept } = await client.query<{ name: string; made: string }>(
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes
       WHERE tablename = 'talent_search' AND schemaname = current_schema() AND indexname NOT LIKE '%_pkey'`,
    );
    for (const { name } of kept) await client.query(`DROP INDEX ${name}`);
    await fillAskers(client, now);
    const draw = talentDrawer(20_261_121, now);
    for (let done = 0; done < resumes; done += batch) {
      const people = Array.from({ length: Math.min(batch, resumes - done) }, draw);
      await insert(client, 'account', people.map(accountOf));
      await insert(client, 'jober', people.map(joberOf));
      await insert(client, 'resume', people.map(resumeOf));
      await insert(
        client,
        'talent_search',
        people.map(({ row }) => row),
      );
    }
    await client.query(triggers('ENABLE'));
    for (const { made } of kept) await client.query(made);
    await client.query('VACUUM ANALYZE account, jober, resume, talent_search, company, post');
    await client.query('CHECKPOINT');
    console.log(`${resumes} resumes: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  } finally {
    client.release(true);
  }
}
