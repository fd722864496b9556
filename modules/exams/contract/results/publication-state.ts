import { type Machine, rows } from '#contract/machine.ts';

/** What a project publishes of its results, in the order of its course, and what the list calls those who are in. */
export const publicationKinds = {
  written: { label: '笔试成绩', in: '' },
  shortlist: { label: '入围名单', in: '入围' },
  totals: { label: '面试与总成绩', in: '进入下一环节' },
  medical: { label: '体检考察结果', in: '合格' },
  publicity: { label: '拟聘用公示', in: '拟聘用' },
  appointment: { label: '聘用名单', in: '聘用' },
} as const;
export type PublicationKind = keyof typeof publicationKinds;
export const publicationKindCodes = Object.keys(publicationKinds) as [PublicationKind, ...PublicationKind[]];

/** How a line of a publication ends; `in` is called by the kind. */
export const outcomes = {
  in: '在列',
  waiting: '递补顺序',
  below: '未达合格线',
  absent: '缺考',
  /** Of a later step than the paper and the interview. */
  missed: '未到',
  violation: '违纪',
  withdrawn: '放弃',
  failed: '不合格',
} as const;
export type Outcome = keyof typeof outcomes;

export type PublicationState = 'prepared' | 'confirmed' | 'dropped';
export type PublicationMove = 'prepare' | 'confirm' | 'drop' | 'apply';

/**
 * A list that one person prepares and another confirms for a moment. From that moment it is public and stays so; a correction is a
 * new version. Before it, a person or the suspension of the project withdraws it (`drop`). `apply` makes the moves that follow from
 * a list that became public.
 */
export const publication: Machine<PublicationState, PublicationMove, 'recruiter'> = {
  labels: { recruiter: { prepared: '待确认', confirmed: '已确认', dropped: '已撤回' } },
  moves: { prepare: '生成', confirm: '确认公布', drop: '撤回', apply: '到时公布' },
  table: rows<PublicationState, PublicationMove>(
    [null, 'prepare', 'recruiter', 'prepared'],
    ['prepared', 'confirm', 'recruiter', 'confirmed'],
    [['prepared', 'confirmed'], 'drop', ['recruiter', 'operator'], 'dropped'],
    ['confirmed', 'apply', 'clock', 'confirmed'],
  ),
};
