import type { Manifest } from '#contract/module.ts';

/** Posts that one applies for elsewhere: how, and what became of it. */
export const reported = {
  name: 'reported',
  pages: { public: { '/jobs/apply': { title: '报名方式', hidden: true, reads: ['id'] } } },
  apiGroups: { outsideApplications: '站外报名' },
} as const satisfies Manifest;
