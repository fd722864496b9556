import type { Manifest } from '#contract/module.ts';

/** Hours and slips of hired teachers, what posts pay in a city, and calculators of take-home pay. */
export const wages = {
  name: 'wages',
  pages: {
    seeker: { '/resume/userWages': { title: '薪资中心', within: '/homePage' } },
    enterprise: {
      '/settle/wages': {
        title: '课时与工资',
        tabOf: '/means',
        tab: '工资',
        after: '/announcements',
        icon: 'wages',
        pinyin: 'keshigongzi ksgz',
        members: ['recruiter', 'finance'],
      },
    },
  },
} as const satisfies Manifest;
