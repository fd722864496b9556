import { Button } from 'antd';
import { MessageSquareText } from 'lucide-react';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { looksOf } from '#web/features/resume/sections.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { FitLines } from '../../candidates/pane-head.tsx';
import { ClearanceBlock } from '../../clearance/clearance-block.tsx';
import { boxCalls } from '../../own-calls.ts';
import { payText } from '../../search/talent-row.tsx';
import { experienceText } from '../status-text.tsx';
import { detailKey } from '../use-box.ts';
import { OfferCard } from './offer/offer-card.tsx';
import { DrawerSection, ReserveCard } from './offer/reserve-card.tsx';

/** From the interview on the 准入查询 is required: no offer can be made without it. */
const clearedStates: readonly string[] = ['interview', 'offer', 'accepted', 'hired'];

/** Shown in place of a withdrawn resume. */
export const ClosedNote = () => (
  <p className="rounded-ctl bg-fill px-4 py-3 text-14 text-ink-2">
    对方已撤回投递或注销账号，简历、姓名和联系方式不再开放。投递记录和贵单位的评分、备注仍保留。
  </p>
);

/** The match, what was agreed, the resume in short, and the way to the notes. */
export function Overview({ detail, onNote }: { detail: BoxDetail; onNote(): void }) {
  return (
    <div className="space-y-4">
      {detail.closed ? <ClosedNote /> : <Match detail={detail} />}
      {detail.interview && (
        <InterviewCard id={detail.id} interview={detail.interview} isOpen={detail.status === 'interview'} />
      )}
      <OfferCard detail={detail} />
      {detail.reason && (
        <p className="text-14 text-ink-1">
          <b className="font-semibold">原因：</b>
          {detail.reason}
        </p>
      )}
      <ReserveCard detail={detail} />
      {detail.snapshot && (
        <Career content={detail.snapshot.content} experience={experienceText(detail.person.teachingMonths)} />
      )}
      {clearedStates.includes(detail.status) && <ClearanceBlock deliveryId={detail.id} />}
      <button
        type="button"
        className="flex cursor-pointer items-center gap-2 text-14 text-ink-3 hover:text-brand"
        onClick={onNote}
      >
        <MessageSquareText size={16} aria-hidden="true" />
        写一条备注，@ 同事，只有同事看得到
      </button>
    </div>
  );
}

/** Each requirement of the post against the resume. */
function Match({ detail: { checks } }: { detail: BoxDetail }) {
  const { fit = [], unfit = [], missing = [] } = Object.groupBy(checks, ({ result }) => result);
  return (
    <FitLines
      met={fit.map(({ name }) => name)}
      unmet={unfit.map(({ name, has, note }) => ({ name, text: [has, note].filter(Boolean).join('，') }))}
      unknown={missing.map(({ name }) => name)}
    />
  );
}

interface Props {
  id: string;
  interview: CompanyInterview;
  /** The delivery is in interview: one that was refused or offered keeps its interview as a record. */
  isOpen: boolean;
}

/** The current interview: when, where, and the seeker's answer. */
export function InterviewCard({ id, interview, isOpen }: Props) {
  /** Cancels it, or records an absence. */
  const end = useAction('POST /api/company/interviews/:id/cancel', { answers: detailKey(id), invalidates: boxCalls });
  const endAs = (as: 'cancelled' | 'absent') => void end.send({ params: { id }, body: { as } });
  const isLive = isOpen && (['waiting', 'accepted', 'proposed'] as string[]).includes(interview.status);
  const past = interview.slots === null && new Date(interview.startsAt).getTime() < Date.now();
  return (
    <section className="rounded-ctl bg-brand-tint p-4 text-14" aria-label="面试">
      <p className="flex items-center justify-between">
        <b className="text-14 text-ink-1">
          {interview.slots ? `${interview.slots.length} 个时间等对方选，` : `${dayAndTime(interview.startsAt)} `}
          {interviewModeLabels[interview.mode]}，{interview.minutes} 分钟
        </b>
        <span className="text-ink-2">{machine.labels.recruiter[interview.status]}</span>
      </p>
      {interview.slots && (
        <p className="tabular mt-1">还可选：{interview.slots.map(dayAndTime).join('、') || '都被选走或已经过了'}</p>
      )}
      <p className="mt-1 break-all">{placeText(interview) || interview.link}</p>
      <p className="text-ink-3">
        联系人：{interview.contact}
        {interview.interviewers.length > 0 && `，面试官：${interview.interviewers.map(({ name }) => name).join('、')}`}
      </p>
      {interview.note && <p className="mt-1 break-words whitespace-pre-line">补充说明：{interview.note}</p>}
      {interview.proposedAt && (
        <p className="mt-1 font-semibold text-ink-1">希望改到 {dayAndTime(interview.proposedAt)}</p>
      )}
      {interview.answerNote && <p className="mt-1">对方留言：{interview.answerNote}</p>}
      {isLive && (
        <div className="mt-2 flex gap-2">
          <AskButton
            size="small"
            loading={end.isPending}
            ask="取消这场面试？对方会收到通知"
            no="再想想"
            onYes={() => endAs('cancelled')}
          >
            取消面试
          </AskButton>
          {past && (
            <Button size="small" loading={end.isPending} onClick={() => endAs('absent')}>
              记为未到场
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** '期望 11–15K/月'; empty without a wish. */
export function wishText({ snapshot }: BoxDetail): string {
  const wish = snapshot?.content.intentions.find(({ salaryMin, salaryMax }) => salaryMin && salaryMax);
  return wish ? `期望 ${payText(wish)}` : '';
}

const span = (from: string, to: string) => (from ? `${from} 至${to === 'now' ? '今' : ` ${to}`}` : '');

const Line = ({ head, when, strong = false }: { head: string; when: string; strong?: boolean }) => (
  <p className="flex items-baseline justify-between gap-4 text-14">
    <span className={strong ? 'font-semibold text-ink-1' : 'text-ink-1'}>{head}</span>
    <span className="tabular flex-none text-ink-3">{when}</span>
  </p>
);

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('，');

const paperSections = ['certificates', 'titles', 'languages', 'honours', 'otherCertificates'] as const;
const VISIBLE_PAPERS = 6;

/** Teaching, education and certificates of the frozen resume, in short. */
function Career({ content, experience }: { content: ResumeContent; experience: string }) {
  const papers = paperSections.flatMap((name) => looksOf(content, name));
  return (
    <>
      <DrawerSection title="教学经历" aside={content.experiences.length > 0 && `共 ${experience}`}>
        {content.experiences.length === 0 ? (
          <p className="text-14 text-ink-3">没有填写</p>
        ) : (
          <ul className="space-y-2">
            {content.experiences.map(({ key, employer, position, from, to, homeroom, weeklyLessons, note }) => (
              <li key={key}>
                <Line strong head={employer} when={span(from, to)} />
                <p className="line-clamp-3 text-14 break-words text-ink-2">
                  {join(
                    position,
                    homeroomWord({ homeroom, position }),
                    weeklyLessons === undefined ? '' : `周课时 ${weeklyLessons}`,
                    note,
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </DrawerSection>
      <DrawerSection
        title="教育与证书"
        aside={papers.length > VISIBLE_PAPERS && `证书共 ${papers.length} 项，在简历里`}
      >
        {content.educations.length + papers.length === 0 && <p className="text-14 text-ink-3">没有填写</p>}
        {content.educations.map(({ key, school, major, education, from, to }) => (
          <Line key={key} head={join(school, major, labelOf(educations, education))} when={span(from, to)} />
        ))}
        {papers.slice(0, VISIBLE_PAPERS).map(({ key, head, when, text }) => (
          <Line key={key} head={head} when={join(when, text)} />
        ))}
      </DrawerSection>
    </>
  );
}
