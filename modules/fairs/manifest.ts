import type { Manifest } from '#contract/module.ts';

const listed = ['type', 'cityCode', 'month', 'when', 'view', 'page'];

/** Each kind is the same list at an address of its own. */
const kind = { within: '/recruitment', reads: listed } as const;

/** 招聘会: their calendar, booths, tickets and arrivals. */
export const fairs = {
  name: 'fairs',
  pages: {
    public: {
      '/recruitment': { title: '招聘会', reads: listed, nav: '', after: '/business' },
      '/recruitment/school': { title: '校园招聘会', ...kind },
      '/recruitment/society': { title: '社会招聘会', ...kind },
      '/recruitment/details': { title: '招聘会详情', reads: ['id', 'subject', 'page'] },
    },
    seeker: { '/recruitment/route': { title: '我的路线单', tabOf: '/recruitment/details' } },
    enterprise: {
      '/jobList': { title: '招聘会', nav: '', after: '/connect', icon: 'fairs', pinyin: 'zhaopinhui zph' },
    },
    admin: {
      '/admin/fairs': {
        title: '招聘会',
        tabOf: '/admin/exams',
        after: '/admin/users',
        icon: 'fairs',
        operators: ['content', 'support'],
      },
      '/admin/fairs/details': { title: '招聘会详情' },
      '/admin/fairs/door': { title: '入场签到' },
    },
  },
  acts: {
    'fair.create': '新建招聘会',
    'fair.edit': '修改招聘会',
    'fair.plan': '规划展位',
    'fair.publish': '发布招聘会',
    'fair.cancel': '取消招聘会',
    'fair.exhibitor-approve': '通过参会申请',
    'fair.exhibitor-reject': '驳回参会申请',
    'fair.exhibitor-wait': '列入展位候补',
    'fair.exhibitor-promote': '候补单位转正',
    'fair.exhibitor-check-in': '单位签到',
    'fair.check-in': '观众签到',
  },
  subjects: { fair: '招聘会' },
} as const satisfies Manifest;
