import type { Pool } from 'pg';

// Rows of companies, and of a part of the posts: sources of the column beside a list and of similar posts.

const companies = `
  INSERT INTO company (id, status, name, short_name, name_key, type, city_code, region_code, reply_rate, reply_minutes)
  SELECT 1000000 + n, 'approved', '学校' || n, '学校' || n, '学校' || n, 'public-school', '440100', '440106',
    CASE WHEN n % 3 > 0 THEN (n * 7919 % 100) / 100.0 END, n * 31 % 5000
  FROM generate_series(0, 59999) AS n`;

const codes = (mark: string) =>
  `ARRAY(SELECT substr(lexeme, 4) FROM unnest(tsv) WHERE starts_with(lexeme, '#${mark}:') ORDER BY 1)`;

const posts = `
  INSERT INTO post (id, company_id, status, title, role, stages, subjects, tenure, experience, city_code, region_code, description)
  SELECT post_id, company_id, 'open', title, (${codes('r')})[1], ${codes('s')}, ${codes('x')}, (${codes('t')})[1],
    (${codes('y')})[1], city_code, region_code, ''
  FROM job_search WHERE post_id % 64 = 0`;

/** Once; 1/64 of the posts is enough for queries of similar ones. */
export async function furnish(pool: Pool): Promise<void> {
  const { rows } = await pool.query('SELECT FROM post LIMIT 1');
  if (rows.length > 0) return;
  await pool.query(`${companies} ON CONFLICT DO NOTHING`);
  await pool.query(posts);
  await pool.query('VACUUM ANALYZE company');
  await pool.query('VACUUM ANALYZE post');
}
