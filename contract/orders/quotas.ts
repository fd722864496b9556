/** Free daily limits of a company (Asia/Shanghai) without a package. */
export const dailyLimits = { posts: 50, refreshes: 40, talentContacts: 200, recruiters: 20 } as const;

export type Quota = keyof typeof dailyLimits;
