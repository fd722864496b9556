import { formatDateTime } from '#contract/text.ts';
import {
  type Outcome,
  outcomes,
  type PublicationKind,
  publicationKinds,
} from '../../contract/results/publication-state.ts';
import type { PublishedList } from './published-list.ts';

/** The columns of a list in a file: those of its text, in the same order. */
export const listColumns = [
  '岗位代码',
  '名次',
  '姓名',
  '准考证号',
  '笔试',
  '面试',
  '总成绩',
  '结果',
  '说明',
  '性别',
  '出生年月',
  '学历',
  '毕业院校',
] as const;

export const outcomeText = (kind: string, outcome: string): string =>
  (outcome === 'in' ? publicationKinds[kind as PublicationKind].in : '') || outcomes[outcome as Outcome];

/** The head of a file: what the list is, and how it is identified. */
export function listHead({ row, exam, organiser }: PublishedList) {
  const { label } = publicationKinds[row.kind];
  return {
    title: `${exam.title}${label}`,
    place: [exam.documentNumber, organiser, `${formatDateTime(row.publicAt.toISOString())} 公布`, `共 ${row.people} 人`]
      .filter(Boolean)
      .join('，'),
    version: row.version > 1 ? `第 ${row.version} 版，更正：${row.reason}` : '',
    hash: row.hash,
  };
}
