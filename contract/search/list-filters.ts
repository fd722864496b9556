interface ListFilterRow {
  label: string;
  /** Whether a page offers several values; a URL may always name several. */
  many: boolean;
  /** Its place behind 更多; 0 for a pill of its own, which stand in the order of this table. */
  more: number;
  /** Whether its options are shown with the number of their posts. */
  counted?: true;
}

/**
 * The filters of posts that are codes of a list, by parameter name in the canonical order of a URL. The search schema, conditions,
 * lexemes, addresses, labels, counts and saved searches are derived from this table; `filter-lists.ts` has their lists, which the
 * first view of a list of posts does without, `server/domains/search/index/stored-lists.ts` their storage.
 */
export const listFilters = {
  stage: { label: '学段', many: false, more: 0, counted: true },
  subject: { label: '学科', many: true, more: 0, counted: true },
  tenure: { label: '编制', many: true, more: 0, counted: true },
  role: { label: '岗位', many: false, more: 4 },
  education: { label: '学历', many: false, more: 0, counted: true },
  title: { label: '职称', many: true, more: 5 },
  certificate: { label: '资格证', many: false, more: 6 },
  experience: { label: '经验', many: false, more: 1 },
  companyType: { label: '单位类型', many: true, more: 2 },
  benefit: { label: '福利', many: true, more: 8 },
} as const satisfies Record<string, ListFilterRow>;

export type ListFilter = keyof typeof listFilters;
export const listFilterNames = Object.keys(listFilters) as ListFilter[];

/** The filters of which every option is counted. */
export type CountedFilter = {
  [Name in ListFilter]: (typeof listFilters)[Name] extends { counted: true } ? Name : never;
}[ListFilter];
export const countedFilters = listFilterNames.filter((name): name is CountedFilter => 'counted' in listFilters[name]);

/** All filters in the canonical order of a URL. */
export const addressOrder = [
  'keyword',
  'ignore',
  'cityCode',
  'alsoCity',
  ...listFilterNames,
  'major',
  'cohort',
  'within',
  'salaryMin',
  'salaryMax',
  'applicant',
] as const;
