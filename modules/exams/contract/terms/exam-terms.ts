import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, oneOf } from '#contract/fields.ts';
import { identityKinds } from '#contract/people/identity-number.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { type ExamSettings, groupCorrections, secondReviews, tieRules } from '../exam-settings.ts';
import { type ExamForm, proposal } from '../exam-shapes.ts';
import { examSteps } from '../exam-state.ts';
import { judgeCode } from '../interview/groups.ts';

const changedTerm = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type ChangedTerm = z.output<typeof changedTerm>;

/** A change of judges, or of the terms of a published project, that waits for a second person. */
export type Proposed =
  | { kind: 'name'; names: string[] }
  | { kind: 'renew' }
  /** `countsSheets`: whether the sheets that the judge sealed still count. */
  | { kind: 'remove'; countsSheets: boolean }
  | { kind: 'terms'; values: TermValues; changes: z.output<typeof changedTerm>[] };
export type JudgeProposed = Exclude<Proposed, { kind: 'terms' }>;

export const judgeProposal = proposal.extend({
  kind: z.enum(['name', 'renew', 'remove']),
  /** The judges to be named, or the one to be renewed or removed. */
  names: z.array(z.string()),
  /** Sealed sheets of the judge, and whether they still count after a removal. */
  sheets: z.number(),
  countsSheets: z.boolean(),
});
export type JudgeProposal = z.output<typeof judgeProposal>;

export const termsProposal = proposal.extend({ changes: z.array(changedTerm) });

export const examProposalEndpoints = {
  'POST /api/company/examProposals/:id/moves': {
    access: 'recruiter',
    summary: '由另一位工作人员确认或退回一项变更（考官变动，发布后的规则和公告修改），或撤回自己的',
    params: z.object({ id: id('变更编号') }),
    body: z.strictObject({ move: oneOf(['confirm', 'drop'], '操作') }),
    /** Codes of judges that the confirmation named or renewed, shown this once. */
    returns: z.object({ codes: z.array(judgeCode) }),
    idempotent: true,
  },
} as const satisfies EndpointTable;

/** What people rely on once a project is published. */
export type ExamTerms = Omit<ExamForm, 'steps'>;

/** The terms that a proposal changes; of the settings those that differ. */
export interface TermValues extends Partial<Omit<ExamTerms, 'settings'>> {
  settings?: Partial<ExamSettings>;
}

const onOff = (value: boolean) => (value ? '去掉' : '不去掉');
const line = (value: number) => (value === 0 ? '不设' : `${value} 分`);
const days = (value: number, none: string) => (value === 0 ? none : `${value} 天`);

/** The text of sanitised HTML, a line a block, with the addresses of links and pictures. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2（$1）')
    .replace(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/gi, '［图片 $1］')
    .replace(/<(br|\/p|\/h\d|\/li|\/tr|\/div|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');

type Field = [label: string, textOf: (terms: ExamTerms) => string];

/** Each term that is announced when it changes, with its label and its value in words. */
const fields = {
  title: ['项目名称', ({ title }) => title],
  documentNumber: ['文号', ({ documentNumber }) => documentNumber || '无'],
  regionCode: ['所在地区', ({ regionCode }) => regionByCode(regionCode)?.name ?? regionCode],
  announcement: ['公告正文', ({ announcement }) => textOfHtml(announcement)],
  identities: ['报名证件', ({ settings }) => settings.identities.map((kind) => identityKinds[kind]).join('、')],
  secondReview: ['资格复核', ({ settings }) => secondReviews[settings.secondReview]],
  ageOn: ['年龄计算日', ({ settings }) => settings.ageOn],
  papersUntil: ['证书取得截止日', ({ settings }) => settings.papersUntil],
  graduationYears: ['应届毕业年份', ({ settings }) => settings.graduationYears.join('、') || '不限'],
  fee: ['考务费', ({ settings }) => (settings.fee === 0 ? '不收' : `${settings.fee / 100} 元`)],
  payNote: ['缴费方式', ({ settings }) => settings.payNote || '无'],
  ratio: ['开考比例', ({ settings }) => `1:${settings.ratio}`],
  weights: ['总成绩占比', ({ settings: { weights } }) => `笔试 ${weights.written}%，面试 ${weights.interview}%`],
  decimals: ['成绩小数位', ({ settings }) => `${settings.decimals} 位`],
  tie: ['同分处理', ({ settings }) => tieRules[settings.tie]],
  shortlist: ['入围比例', ({ settings }) => `1:${settings.shortlist}`],
  publicityDays: ['公示时间', ({ settings }) => `${settings.publicityDays} 个工作日`],
  appealDays: ['申诉时间', ({ settings }) => days(settings.appealDays, '不受理')],
  keepDays: ['材料保存时间', ({ settings }) => `${settings.keepDays} 天`],
  fullMark: ['笔试满分', ({ settings }) => `${settings.results.fullMark} 分`],
  pass: ['笔试合格线', ({ settings }) => line(settings.results.pass)],
  interviewPass: ['面试合格线', ({ settings }) => line(settings.results.interviewPass)],
  dropExtremes: ['面试最高分和最低分', ({ settings }) => onOff(settings.results.dropExtremes)],
  groupCorrection: ['面试分组修正', ({ settings }) => groupCorrections[settings.results.groupCorrection]],
  recountDays: ['成绩复查时间', ({ settings }) => days(settings.results.recountDays, '不受理')],
  replaceUntil: ['递补截止日', ({ settings }) => settings.results.replaceUntil ?? '不限'],
} as const satisfies Record<string, Field>;
type ExamTerm = keyof typeof fields;

/** What a changed field is called: a term, or a step of the timetable. */
export const changeLabel = (field: string): string =>
  fields[field as ExamTerm]?.[0] ?? examSteps[field as keyof typeof examSteps]?.label ?? field;

/** Of two texts the lines between those that they begin and end with alike. */
function differingLines(before: string, after: string): [before: string, after: string] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = (lines: string[]) => lines.slice(start, lines.length - end).join('\n') || '无';
  return [middle(old), middle(now)];
}

/** The terms that differ, with both values in words. Of the announcement, only the paragraphs that differ. */
export function changedTerms(before: ExamTerms, after: ExamTerms): ChangedTerm[] {
  return (Object.entries(fields) as [ExamTerm, Field][]).flatMap(([field, [, textOf]]) => {
    const [was, is] = [textOf(before), textOf(after)];
    if (was === is && (field !== 'announcement' || before.announcement === after.announcement)) return [];
    if (was === is) return [{ field, before: '原来的排版', after: '文字不变，只调整排版' }];
    const [shownBefore, shownAfter] = field === 'announcement' ? differingLines(was, is) : [was, is];
    return [{ field, before: shownBefore, after: shownAfter }];
  });
}
