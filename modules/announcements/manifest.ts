import type { Manifest } from '#contract/module.ts';

/** A school's announcements, and 面经: what applicants tell of its interviews. */
export const announcements = {
  name: 'announcements',
  pages: {
    public: {
      '/business/announcements/details': {
        title: '单位公告',
        within: '/business/details',
        reads: ['id'],
      },
    },
    enterprise: {
      '/announcements': {
        title: '公告与面经',
        tabOf: '/means',
        tab: '公告',
        after: '/recruiter',
        icon: 'announcements',
        pinyin: 'gonggaoyumianjing mianjing ggymj',
        members: ['recruiter'],
      },
    },
  },
} as const satisfies Manifest;
