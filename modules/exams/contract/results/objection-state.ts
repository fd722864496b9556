import { type Machine, rows } from '#contract/machine.ts';

/** What an objection is about. `recount` is an applicant's request about their own written score. */
export const objectionKinds = {
  recount: '成绩复查',
  score: '成绩计算',
  eligibility: '资格条件',
  recusal: '回避',
  other: '其他',
} as const;
export type ObjectionKind = keyof typeof objectionKinds;

export type ObjectionState = 'filed' | 'upheld' | 'dismissed';
type ObjectionMove = 'file' | 'uphold' | 'dismiss';

/** An objection. Its answer is published without the name of who made it; that of a recount is the applicant's alone. */
export const objection: Machine<ObjectionState, ObjectionMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: { filed: '处理中', upheld: '属实', dismissed: '不属实' },
    recruiter: { filed: '待答复', upheld: '属实', dismissed: '不属实' },
  },
  moves: { file: '提出', uphold: '属实并更正', dismiss: '不属实' },
  table: rows<ObjectionState, ObjectionMove>(
    [null, 'file', 'seeker', 'filed'],
    ['filed', 'uphold', 'recruiter', 'upheld'],
    ['filed', 'dismiss', 'recruiter', 'dismissed'],
  ),
};
