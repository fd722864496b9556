import type { Manifest } from '#contract/module.ts';

/** What schools buy: packages of quotas, orders and their payment, invoices, and the statements of both sides. */
export const money = {
  name: 'money',
  pages: {
    enterprise: {
      '/settle': {
        title: '结算',
        tabOf: '/means',
        after: '/recruiter',
        icon: 'wallet',
        pinyin: 'jiesuan js dingdan fapiao',
        members: ['recruiter', 'finance'],
        firstFor: ['finance'],
      },
    },
    admin: {
      '/admin/finance': {
        title: '财务',
        nav: '',
        after: '/admin/legal',
        icon: 'wallet',
        finds: '订单',
        operators: ['finance'],
      },
    },
  },
  work: { vouchers: { label: '凭证', operators: ['finance'] } },
  acts: {
    'quota.set': '设定每日免费次数',
    'order.first-eyes': '初次确认到账',
    'order.confirm-voucher': '确认到账',
    'order.reject-voucher': '驳回凭证',
    'order.refund-first': '提出大额退款',
    'order.refund': '退款',
    'order.finish-refund': '退款完成',
    'invoice.issue': '开具发票',
    'invoice.reject': '驳回发票申请',
    'package.create': '新建套餐',
    'package.edit': '修改套餐',
    'ledger.check': '核对全部账目',
  },
  subjects: { order: '订单', invoice: '发票', package: '套餐', ledger: '总账' },
} as const satisfies Manifest;
