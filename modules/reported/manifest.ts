import type { Manifest } from '#contract/module.ts';

/** What others announce elsewhere: how operators take it in, how one applies there, and what became of it. */
export const reported = {
  name: 'reported',
  pages: {
    public: {
      '/jobs/apply': { title: '报名方式', hidden: true, reads: ['id', 'exam'] },
      '/jobs/removal': { title: '申请移除信息', hidden: true, reads: ['id'] },
    },
    admin: {
      '/admin/intake': {
        title: '录入外部公告',
        tab: '录入',
        tabOf: '/admin/exams',
        icon: 'exam',
        operators: ['review', 'intake'],
      },
    },
  },
  acts: {
    'company.letter': '打印认领信',
    'intake.publish': '发布外部公告',
    'intake.keep': '录入外部公告，待核对',
    'intake.check': '核对并发布外部公告',
    'intake.delete': '丢弃录入的公告',
    'intake.change': '录入补充公告',
  },
  subjects: { intake: '录入' },
} as const satisfies Manifest;
