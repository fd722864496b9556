import { lists } from '../code-bits.ts';
import { teachingBits } from '../teaching.ts';
import { hashOf, readVector } from './lexeme-hash.ts';

/** What of a post is kept beside its lexemes. */
export interface Document {
  id: bigint;
  /** Milliseconds since 1970; `deadline` may be infinite. */
  refreshedAt: number;
  deadline: number;
  monthMin: number;
  monthMax: number;
  city: number;
  region: number;
  /** Bits, as PostgreSQL writes them. */
  stages: string;
  subjects: string;
  tenure: number;
  education: number;
}

/** A row of `job_search` as it is read, by place. */
export type Row = [
  id: string,
  refreshedAt: number,
  deadline: number,
  monthMin: number,
  monthMax: number,
  city: number,
  region: number,
  stages: string,
  subjects: string,
  tenure: number,
  education: number,
  titleSubjects: string,
  role: number,
  vector: string,
];

/** Its columns, in this order. */
export const rowColumns = `post_id::text AS id, (extract(epoch FROM refreshed_at) * 1000)::float8 AS at,
  (extract(epoch FROM deadline) * 1000)::float8 AS ends, month_min, month_max, city_code, region_code, stages::text, subjects::text,
  tenure, education, title_subjects::text, role, tsv::text`;

export const documentOf = (row: Row): Document => ({
  id: BigInt(row[0]),
  refreshedAt: row[1],
  deadline: row[2],
  monthMin: row[3],
  monthMax: row[4],
  city: row[5],
  region: row[6],
  stages: row[7],
  subjects: row[8],
  tenure: row[9],
  education: row[10],
});

/** Stands for a 学科 that the title says, which has no lexeme of its own in PostgreSQL. */
export const titleSubject = (ordinal: number): string => `#=x${ordinal}`;
/** Stands for a role of those who teach. */
export const teaching = '#=r';

const teachingRoles = BigInt(teachingBits);
const titleSubjects = Object.keys(lists.subject).map((_, at) => titleSubject(at));

/** Every lexeme of a row by its hash, each once. */
export function lexemesOfRow(row: Row, seed: number, take: (low: number, high: number) => void): void {
  readVector(row[13], seed, take);
  const own = (lexeme: string) => {
    const { low, high } = hashOf(lexeme, seed);
    take(low, high);
  };
  const said = BigInt(row[11]);
  if (said !== 0n) {
    for (const [at, lexeme] of titleSubjects.entries()) if (said & (1n << BigInt(at))) own(lexeme);
  }
  if (teachingRoles & (1n << BigInt(row[12]))) own(teaching);
}
