import type { Manifest } from '#contract/module.ts';

/** Questions of people to the operators, and the operators' answers. */
export const support = {
  name: 'support',
  pages: {
    admin: {
      '/admin/support': {
        title: '客服',
        tabOf: '/admin',
        after: '/admin/reviews',
        icon: 'headset',
        operators: ['support'],
      },
    },
  },
  work: { support: { label: '客服', operators: ['support'], page: '/admin/support' } },
  acts: { 'support.answer': '答复用户留言', 'support.done': '处理完用户留言' },
} as const satisfies Manifest;
