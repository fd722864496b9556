import {
  ClipboardCheck,
  FileText,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  Mic,
  Paperclip,
  PencilLine,
  Percent,
  QrCode,
  Rows3,
  Table2,
  Users,
  Wallet,
} from 'lucide-react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paths } from '#web/paths.ts';
import { mayDo, type StaffAct } from '../../../contract/staff-roles.ts';

/** A project in which one has a part. */
export type OwnCard = AnswerOf<Api['GET /api/company/exams']>['items'][number];

export interface ExamSection {
  label: string;
  icon: LucideIcon;
  path: string;
  count?: number | undefined;
}

type Row = readonly [act: StaffAct, label: string, icon: LucideIcon, path: string, count?: number];

/** The parts of a project in the order of its course, for what one does in it. A draft has nothing but what is written. */
export function examSections({ id, status, steps, role, progress }: OwnCard): Record<string, ExamSection[]> {
  const has = (step: string) => steps.some((one) => one.step === step);
  const written: Row[] = [
    ['read', '公告与时间', FileText, paths.companyExam(id)],
    ['read', '岗位表', Table2, paths.companyExam(id, 'posts')],
    ['read', '附件', Paperclip, paths.companyExam(id, 'attachments')],
    ['read', '补充公告', Megaphone, paths.companyExam(id, 'notices')],
    ['read', '问答', MessageCircleQuestionMark, paths.companyExam(id, 'questions')],
  ];
  const registering: Row[] = [
    ['readRegistrations', '资格审核', ClipboardCheck, paths.examReview(id), progress.waiting + progress.appeals],
    ...(progress.paid === null ? [] : [['readFees', '缴费', Wallet, paths.examReview(id, 'approved')] as const]),
    ['readFees', '开考比例', Percent, paths.companyExam(id, 'ratio')],
  ];
  const examining: Row[] = [
    ['readRooms', '考场与准考证', Rows3, paths.examRooms(id)],
    ['admit', '入场核验', QrCode, paths.examDoor(id)],
    ['readResults', '笔试成绩', PencilLine, paths.companyResults(id)],
    ...(has('interview') ? [['readResults', '面试', Mic, paths.examInterview(id)] as const] : []),
  ];
  const choosing: Row[] = [
    ['readCandidates', '复审与体检考察', ListChecks, paths.examCandidates(id)],
    ['readResults', '名单与公示', ListOrdered, paths.companyResults(id, 'publications')],
    ['readObjections', '异议与复查', MessageSquareWarning, paths.examObjections(id)],
  ];
  const staff: Row[] = [['readStaff', '工作人员', Users, paths.companyExam(id, 'staff')]];
  const course: Record<string, Row[]> =
    status === 'draft' ? {} : { 报名: registering, 考试: examining, 录用: choosing };
  const all: Record<string, Row[]> = { '': written, ...course, 管理: staff };
  return Object.fromEntries(
    Object.entries(all).flatMap(([heading, rows]) => {
      const mine = rows.filter(([act]) => mayDo(role, act));
      const sections = mine.map(([, label, icon, path, count]) => ({ label, icon, path, count }));
      return sections.length > 0 ? [[heading, sections]] : [];
    }),
  );
}

/** Whether an address shows a section: several sections are one page with different parameters. */
export function isSectionAt({ path }: ExamSection, sections: readonly ExamSection[], here: URL): boolean {
  const matching = sections.filter((section) => {
    const { pathname, searchParams } = new URL(section.path, here);
    return (
      pathname === here.pathname && [...searchParams].every(([name, value]) => here.searchParams.get(name) === value)
    );
  });
  const exact = matching.toSorted((one, other) => other.path.length - one.path.length)[0];
  return exact?.path === path;
}
