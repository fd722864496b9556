import type { HashedList } from '../results/list-text.ts';
import type { ChainBlock, ChainEvent } from './event-chain.ts';

/** The members of an archive beside its lists, and what each holds. */
export const archiveMembers = {
  'announcement.json': '公告、规则、时间安排和补充公告',
  'posts.json': '岗位表',
  'decisions.json': '报名、审核结论和现在的状态',
  'draws.json': '抽签的名单、种子和结果',
  'scores.json': '笔试成绩及更正',
  'sheets.json': '面试评分表及更正、回避',
  'objections.json': '异议、复查和答复',
  'events.json': '全部事件和事件链',
} as const;
export type ArchiveMember = keyof typeof archiveMembers;

/** `manifest.json`: what the archive contains. */
export interface ArchiveManifest {
  format: 'exam-archive-1';
  examId: string;
  title: string;
  madeAt: string;
  /** The end of the chain of events, as the page of results shows it. */
  head: string;
  files: { name: string; sha256: string }[];
  /** SHA-256 of `manifestText`. */
  seal: string;
}

/** The manifest as the text that its seal is made of. */
export const manifestText = ({ format, examId, title, madeAt, head, files }: Omit<ArchiveManifest, 'seal'>): string =>
  `${[`${format} ${examId} ${madeAt} ${head}`, title, ...files.map(({ name, sha256 }) => `${sha256}  ${name}`)].join('\n')}\n`;

/** A member of `scores.json`. */
export interface ArchivedScore {
  registrationId: string;
  status: string;
  mark: string;
  points: number | null;
  enteredAt: string;
  decidedAt: string | null;
}

/** A member of `sheets.json`. */
export interface ArchivedSheet {
  registrationId: string;
  group: number;
  judge: number;
  status: string;
  marks: { name: string; max: number; value: number }[];
  total: number;
  receivedAt: string;
  decidedAt: string | null;
  /** Whether its judge declared a conflict of interest about this person: then it does not count. */
  recused: boolean;
  /** False of a removed judge whose sheets two people left out; absent in archives that are older than the question. */
  counts?: boolean;
}

/** `lists/KIND-VERSION.json` */
export interface ArchivedList extends HashedList {
  hash: string;
  preparedAt: string;
  reason: string;
  changes: string[];
  rules: {
    weights: { written: number; interview: number };
    decimals: number;
    results: { fullMark: number; dropExtremes: boolean; groupCorrection: string };
  };
  lines: (HashedList['lines'][number] & { registrationId: string })[];
}

/** `events.json` */
export interface ArchivedEvents {
  events: ChainEvent[];
  blocks: ChainBlock[];
}
