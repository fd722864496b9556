import type { Manifest } from '#contract/module.ts';

/** A project's page has its draws and its results at addresses of their own. */
const part = { tabOf: '/exams/details' } as const;

/** 公开招聘: projects of organisers from the announcement to the published results, and the judges' page. */
export const exams = {
  name: 'exams',
  pages: {
    public: {
      '/exams': {
        title: '公开招聘',
        label: '公招',
        nav: '',
        after: '/jobs',
        reads: ['regionCode', 'stage', 'group', 'organiserId', 'audience', 'way', 'size', 'sort', 'keyword', 'page'],
      },
      '/exams/details': { title: '公开招聘项目', reads: ['id', 'post'] },
      '/exams/draw': { title: '座位抽签', ...part, reads: ['id', 'kind'] },
      '/exams/results': { title: '结果与公示', ...part, reads: ['id', 'list', 'post', 'ticket'] },
    },
    seeker: {
      '/client/exams': { title: '我的公招', tabOf: '/resume/delivery', tab: '公招', after: '/resume/delivery' },
    },
    judge: { '/judge': { title: '考官评分', hidden: true } },
    enterprise: {
      '/exam': {
        title: '公开招聘',
        label: '公招',
        nav: '',
        after: '/connect',
        icon: 'exam',
        pinyin: 'gongkaizhaopin gongzhao gz',
      },
      // One page: a project under its four stages.
      '/exam/edit': { title: '公开招聘项目' },
      '/exam/review': { title: '资格审核', within: '/exam', sections: 'icons' },
      '/exam/rooms': { title: '考场与准考证', within: '/exam' },
      '/exam/results': { title: '成绩与名单', within: '/exam' },
      '/exam/candidates': { title: '复审与体检考察', within: '/exam' },
      '/exam/interview': { title: '面试', within: '/exam' },
      '/exam/objections': { title: '异议与复查', within: '/exam' },
      // A device at a door shows nothing of the project.
      '/exam/door': { title: '入场核验', sections: 'none' },
    },
    admin: {
      '/admin/exams': {
        title: '公开招聘',
        label: '公招与招聘会',
        tab: '公开招聘',
        nav: '',
        after: '/admin/companies',
        icon: 'exam',
        operators: ['review'],
      },
    },
  },
} as const satisfies Manifest;
