import { type Machine, rows } from '#contract/machine.ts';

export type InvoiceState = 'requested' | 'issued' | 'rejected';
type InvoiceMove = 'request' | 'issue' | 'reject';

/** An invoice 发票 for a paid order. */
export const invoice: Machine<InvoiceState, InvoiceMove, 'recruiter' | 'operator'> = {
  labels: {
    recruiter: { requested: '开票中', issued: '已开票', rejected: '未通过' },
    operator: { requested: '待开票', issued: '已开票', rejected: '已驳回' },
  },
  moves: { request: '申请开票', issue: '开票', reject: '驳回' },
  table: rows(
    [null, 'request', 'recruiter', 'requested'],
    ['requested', 'issue', 'operator', 'issued'],
    ['requested', 'reject', 'operator', 'rejected'],
  ),
};
