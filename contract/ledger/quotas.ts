/** Free daily limits of a company (Asia/Shanghai) without a package, unless operators set others. */
export const dailyLimits = { posts: 50, refreshes: 40, talentContacts: 200, recruiters: 20 } as const;

export type Quota = keyof typeof dailyLimits;
export type DailyLimits = Record<Quota, number>;

export const quotaNames = {
  posts: '发布职位',
  refreshes: '刷新职位',
  talentContacts: '查看和邀请人才',
  recruiters: '添加招聘者',
} as const satisfies Record<Quota, string>;
