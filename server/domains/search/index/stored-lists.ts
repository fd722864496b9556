import type { ListFilter } from '#contract/search/list-filters.ts';
import { jobSearch } from '#database/schema/search.ts';

interface StoredList {
  /** The letter of its lexemes. */
  mark: string;
  /** A column of bits holds a set of codes, one of a number the place of a single code. */
  column: keyof typeof jobSearch.$inferSelect;
  /** SQL of the code or codes of a post `p` of a company `c`; null for none. */
  source: string;
}

/** How posts store the codes of each list, the server's side of `listFilters`. Rows, lexemes, conditions and counts follow. */
export const storedLists = {
  stage: { mark: 's', column: 'stages', source: 'p.stages' },
  subject: { mark: 'x', column: 'subjects', source: 'p.subjects' },
  tenure: { mark: 't', column: 'tenure', source: 'p.tenure' },
  role: { mark: 'r', column: 'role', source: 'p.role' },
  education: { mark: 'e', column: 'education', source: 'p.education' },
  title: { mark: 'l', column: 'titleLevel', source: 'p.title_level' },
  certificate: { mark: 'q', column: 'certificate', source: 'p.certificate' },
  experience: { mark: 'y', column: 'experience', source: 'p.experience' },
  companyType: { mark: 'k', column: 'companyType', source: 'c.type' },
  benefit: { mark: 'b', column: 'benefits', source: 'p.benefits' },
} as const satisfies Record<ListFilter, StoredList>;

export type CodeColumn = (typeof storedLists)[ListFilter]['column'];

const columnOf = (list: ListFilter) => jobSearch[storedLists[list].column];

/** Whether a post may have several codes of a list. */
export const isSet = (list: ListFilter): boolean => columnOf(list).dataType === 'bigint';

/** The column of `job_search` in SQL. */
export const columnName = (list: ListFilter): string => columnOf(list).name;

/** SQL of a post's codes of a list, as bits. */
export const heldSql = (list: ListFilter): string =>
  isSet(list) ? columnName(list) : `(1::int8 << ${columnName(list)})`;

/** SQL of the codes of a post `p` of a company `c` by list, each as an array. */
export const sourceSql = Object.entries(storedLists)
  .map(
    ([list, { source }]) => `'${list}', ${isSet(list as ListFilter) ? source : `array_remove(array[${source}], null)`}`,
  )
  .join(', ');
