import type { Pool } from 'pg';

/** The fields of a post and its company that a label may use. */
export interface Post {
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
  monthMax: number | null;
  /** Description and salary note. */
  text: string;
}

const text = `
  SELECT p.id::text AS id, p.title, c.name || ' ' || c.short_name AS company, c.type AS "companyType", p.role, p.stages, p.subjects,
    p.tenure, p.education, p.certificate, p.title_level AS "titleLevel", p.experience, p.city_code AS "cityCode",
    p.region_code AS "regionCode", p.benefits, (p.month_max / 100.0)::float8 AS "monthMax",
    p.description || E'\\n' || p.salary_note AS text
  FROM post p JOIN company c ON c.id = p.company_id
  WHERE p.status = 'open' AND (p.deadline IS NULL OR p.deadline > $1)
    AND c.status IN ('approved', 'unclaimed')`;

/** Every findable post at a given time. */
export async function readPosts(pool: Pool, now: Date): Promise<Post[]> {
  const { rows } = await pool.query<Post>(text, [now]);
  return rows;
}
