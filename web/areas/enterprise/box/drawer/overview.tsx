import { Button, Popconfirm } from 'antd';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { ClearanceBlock } from '../../clearance/clearance-block.tsx';
import { experienceText } from '../experience-text.ts';
import { useInterviewEnd } from '../use-box.ts';
import { Career, Part } from './career.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { ReserveCard } from './offer/reserve-card.tsx';
import { type PanelTab, SideColumn } from './side-column.tsx';

/** From the interview on the 准入查询 is required: no offer can be made without it. */
const clearedStates: readonly string[] = ['interview', 'offer', 'accepted', 'hired'];

/** Shown in place of a withdrawn resume. */
export const ClosedNote = () => (
  <p className="rounded-ctl bg-fill px-4 py-3 text-14 text-ink-2">
    对方已撤回投递或注销账号，简历、姓名和联系方式不再开放。投递记录和贵单位的评分、备注仍保留。
  </p>
);

/** The resume in short, with the interview, scores, notes and steps beside it. */
export function Overview({ detail, onTab }: { detail: BoxDetail; onTab(tab: PanelTab): void }) {
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_232px]">
      <div className="min-w-0 space-y-5">
        {detail.closed && <ClosedNote />}
        {detail.interview && (
          <InterviewCard id={detail.id} interview={detail.interview} isOpen={detail.status === 'interview'} />
        )}
        <OfferCard detail={detail} />
        {detail.reason && (
          <p className="rounded-ctl bg-warm-tint px-4 py-3 text-14 text-ink-1">
            <b>原因：</b>
            {detail.reason}
          </p>
        )}
        <ReserveCard detail={detail} />
        {detail.snapshot && (
          <Career content={detail.snapshot.content} experience={experienceText(detail.person.teachingMonths)} />
        )}
        <PayFit detail={detail} />
        {clearedStates.includes(detail.status) && <ClearanceBlock deliveryId={detail.id} />}
      </div>
      <div className="min-w-0 space-y-5 sm:border-l sm:border-line sm:pl-5">
        <SideColumn detail={detail} onTab={onTab} />
      </div>
    </div>
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
  const end = useInterviewEnd();
  const isLive = isOpen && (['waiting', 'accepted', 'proposed'] as string[]).includes(interview.status);
  const past = interview.slots === null && new Date(interview.startsAt).getTime() < Date.now();
  return (
    <section className="rounded-ctl bg-brand-tint p-4 text-14" aria-label="面试">
      <p className="flex items-center justify-between">
        <b className="text-14 text-ink-1">
          {interview.slots ? `${interview.slots.length} 个时间等对方选，` : `${dayAndTime(interview.startsAt)} `}
          {interviewModeLabels[interview.mode]}，{interview.minutes} 分钟
        </b>
        <span className={interview.status === 'proposed' ? 'text-warm-ink' : 'text-ink-2'}>
          {machine.labels.recruiter[interview.status]}
        </span>
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
      {interview.proposedAt && <p className="mt-1 text-warm-ink">希望改到 {dayAndTime(interview.proposedAt)}</p>}
      {interview.answerNote && <p className="mt-1">对方留言：{interview.answerNote}</p>}
      {isLive && (
        <div className="mt-2 flex gap-2">
          <Popconfirm
            title="取消这场面试？对方会收到通知"
            okText="取消面试"
            cancelText="再想想"
            onConfirm={() => end.mutate({ id, as: 'cancelled' })}
          >
            <Button size="small" loading={end.isPending}>
              取消面试
            </Button>
          </Popconfirm>
          {past && (
            <Button size="small" loading={end.isPending} onClick={() => end.mutate({ id, as: 'absent' })}>
              记为未到场
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Of a month, in fen. */
interface Range {
  min: number;
  max: number;
}

const MONTHS = 12;

/** What the post pays a month; null where it states no amount, or pays by lesson or day. */
function budgetOf({ min, max, unit }: BoxDetail['salary']): Range | null {
  if (min === null || max === null || (unit !== 'month' && unit !== 'year')) return null;
  const by = unit === 'year' ? MONTHS : 1;
  return { min: min / by, max: max / by };
}

function wishOf({ snapshot }: BoxDetail): Range | null {
  const wish = snapshot?.content.intentions.find(({ salaryMin, salaryMax }) => salaryMin && salaryMax);
  return wish?.salaryMin && wish.salaryMax ? { min: wish.salaryMin, max: wish.salaryMax } : null;
}

const thousand = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;
const rangeText = ({ min, max }: Range) => `${thousand(min).slice(0, -1)}–${thousand(max)}`;

function verdict(wish: Range, budget: Range): string {
  if (wish.min > budget.max) return `期望高出预算 ${thousand(wish.min - budget.max)}`;
  return wish.max <= budget.max ? '期望在预算内' : '期望的下限在预算内';
}

/** What the person expects beside what the post pays. */
function PayFit({ detail }: { detail: BoxDetail }) {
  const [budget, wish] = [budgetOf(detail.salary), wishOf(detail)];
  if (!budget || !wish) return null;
  const from = Math.min(budget.min, wish.min) * 0.85;
  const to = Math.max(budget.max, wish.max) * 1.1;
  const bar = ({ min, max }: Range) => ({
    left: `${(100 * (min - from)) / (to - from)}%`,
    width: `${(100 * (max - min)) / (to - from)}%`,
  });
  return (
    <Part title="薪资对得上吗" aside="月薪，税前">
      <p className="flex flex-wrap gap-x-5 text-14 text-ink-2">
        <span>
          期望 <b className="tabular text-ink-1">{rangeText(wish)}</b>
        </span>
        <span>
          预算 <b className="tabular text-ink-1">{rangeText(budget)}</b>
        </span>
        <span className={wish.min > budget.max ? 'text-warm-ink' : 'text-ok-ink'}>{verdict(wish, budget)}</span>
      </p>
      <div className="relative mt-2 h-2 rounded-full bg-fill" aria-hidden="true">
        <span className="absolute inset-y-0 rounded-full bg-brand opacity-25" style={bar(budget)} />
        <span className="absolute inset-y-0 rounded-full bg-brand" style={bar(wish)} />
      </div>
      <p className="mt-1.5 flex gap-4 text-12 text-ink-3">
        <span className="flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full bg-brand opacity-25" aria-hidden="true" /> 预算
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full bg-brand" aria-hidden="true" /> 期望
        </span>
      </p>
    </Part>
  );
}
