import type { Manifest } from '#contract/module.ts';

const listed = ['category', 'cityCode', 'when', 'page'];

/** The lists are one page, each at its address; so is what they lead to. */
const list = { tabOf: '/consultation', reads: listed } as const;
const item = { within: '/consultation/ConsultationDetail', reads: ['id'] } as const;

/** What operators publish: news, policies, guides, lectures, admissions and banners. */
export const content = {
  name: 'content',
  pages: {
    content: {
      '/consultation': { title: '新闻资讯', label: '指南', tab: '资讯', reads: listed, nav: '', after: '/recruitment' },
      '/recruitstudents': { title: '在线招生', tab: '进修', ...list },
      '/entrepreneurship/expert': { title: '专家讲座', tab: '讲座', ...list },
      '/entrepreneurship/policy': { title: '就业创业政策', tab: '政策', ...list },
      '/entrepreneurship/guide': { title: '就业指导', tab: '求职指导', ...list },
      '/entrepreneurship': { title: '就业创业', within: '/entrepreneurship/guide', reads: listed },
      '/policy': { title: '人才政策', within: '/entrepreneurship/policy', reads: ['regions'] },
      '/consultation/ConsultationDetail': { title: '资讯详情', reads: ['id'] },
      '/recruitstudents/details': { title: '招生详情', ...item },
      '/entrepreneurship/expert/details': { title: '讲座详情', ...item },
      '/entrepreneurship/policy/details': { title: '政策详情', ...item },
      '/entrepreneurship/guide/details': { title: '指导详情', ...item },
    },
    admin: {
      '/admin/content': {
        title: '内容管理',
        label: '内容',
        nav: '',
        after: '/admin/users',
        icon: 'content',
        operators: ['content'],
      },
      '/admin/content/item': { title: '编辑内容' },
    },
  },
  acts: {
    'content.create': '新建内容',
    'content.edit': '修改内容',
    'content.restore': '恢复内容旧版',
    'content.publish': '发布内容',
    'content.withdraw': '撤下内容',
  },
  subjects: { content: '内容' },
} as const satisfies Manifest;
