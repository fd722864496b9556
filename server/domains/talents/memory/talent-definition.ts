import { readVector } from '#packages/memory-index/base/lexeme-hash.ts';
import type { Definition, Document, RowTuple } from '#packages/memory-index/definition.ts';
import type { Match, View } from '#packages/memory-index/view.ts';

/** The fields of a person stored besides their lexemes. */
export interface TalentFields {
  /** `activeAt`: milliseconds since 1970; `arrival`: days since then. */
  number: 'rank' | 'activeAt' | 'salaryMin' | 'arrival' | 'titleRank' | 'months';
  /** Codes, some of them comma-separated lists. */
  text: 'stages' | 'subjects' | 'certificates' | 'education' | 'experience' | 'identity';
  list: 'cities';
  order: 'newest';
}
export type TalentView = View<TalentFields>;
export type TalentMatch = Match<TalentFields>;

/** A row of `talent_search` as an array. */
type TalentRow = [
  id: string,
  rank: number,
  activeAt: number,
  salaryMin: number,
  arrival: number,
  titleRank: number,
  months: number,
  stages: string,
  subjects: string,
  certificates: string,
  education: string,
  experience: string,
  identity: string,
  cities: string[],
  vector: string,
];

/** Later than any requested day: start unknown. */
const NOT_STATED = 2_147_483_647;

/** Its columns, in this order. */
const columns = `jober_id::text AS id, rank, (extract(epoch FROM active_at) * 1000)::float8 AS active, salary_min,
  coalesce(arrival - date '1970-01-01', ${NOT_STATED}) AS arrival, title_rank, months, array_to_string(stages, ',') AS stages,
  array_to_string(subjects, ',') AS subjects, array_to_string(certificates, ',') AS certificates, education, experience, identity,
  city_codes, tsv::text AS vector`;

/** Normalises the order of codes. */
const alike = (codes: string) => (codes.includes(',') ? codes.split(',').sort().join(',') : codes);

function documentOf(row: RowTuple): Document<TalentFields> {
  const [id, rank, activeAt, salaryMin, arrival, titleRank, months, stages, subjects, certificates, ...others] =
    row as TalentRow;
  const [education, experience, identity, cities] = others;
  return {
    id: BigInt(id),
    numbers: { rank, activeAt, salaryMin, arrival, titleRank, months },
    texts: {
      stages: alike(stages),
      subjects: alike(subjects),
      certificates: alike(certificates),
      education,
      experience,
      identity,
    },
    lists: { cities },
  };
}

/** People in memory: by rank, and newest first. */
export const talentDefinition: Definition<TalentFields> = {
  name: 'talents',
  worker: new URL('./worker.ts', import.meta.url),
  setting: 'TALENT_MEMORY_MB',
  table: 'talent_search',
  key: 'jober_id',
  changes: 'talent_search_change',
  feed: 'talent_search_feed',
  columns,
  documentOf,
  lexemesOf: (row, seed, take) => readVector((row as TalentRow)[14], seed, take),
  numbers: { rank: 'f64', activeAt: 'f64', salaryMin: 'i32', arrival: 'i32', titleRank: 'u8', months: 'i32' },
  texts: ['stages', 'subjects', 'certificates', 'education', 'experience', 'identity'],
  lists: ['cities'],
  first: { number: 'rank', column: 'rank' },
  orders: {
    newest: {
      valuesIn:
        ({ numbers: { activeAt } }) =>
        (doc) =>
          activeAt[doc] as number,
      valueWith: ({ numbers }) => numbers.activeAt,
      alike: 'id',
    },
  },
};
