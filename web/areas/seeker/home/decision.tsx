import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { AnswerPanel } from '#web/features/deliveries/answer/answer-panel.tsx';
import { deadlineOf, dueText, isUrgent, leftText } from '#web/features/deliveries/answer/deadline.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/section.tsx';

/** Fen a month in thousands of yuan, at most one decimal. */
const inK = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;

/** How an offer compares with the pay that the person asks for; null where one of the two names none per month. */
export function wishText(
  { pay, payUnit }: Pick<OfferTerms, 'pay' | 'payUnit'>,
  { salaryMin, salaryMax }: { salaryMin?: number | undefined; salaryMax?: number | undefined },
): string | null {
  const offered = fenPerMonth(pay, payUnit);
  if (offered === null || !salaryMin) return null;
  if (offered < salaryMin) return `每月低 ${inK(salaryMin - offered)}`;
  if (salaryMax && offered > salaryMax) return `每月高 ${inK(offered - salaryMax)}`;
  return '在期望之内';
}

interface DecisionProps {
  id: string;
  title: string;
  deadline: string | null;
  now: number;
  post: { id: string; title: string };
  company: { name: string; logoUrl: string | null };
  /** Who sent it, and when. */
  sent: string;
  children: ReactNode;
}

/** Something to answer: what it is and until when, whose it is, and the answers. */
export const Decision = ({ id, title, deadline, now, post, company, sent, children }: DecisionProps) => (
  <Section
    id={id}
    className="scroll-mt-20"
    title={
      <>
        {title}
        {/* Several may wait: landmarks are told apart by what they are about. */}
        <span className="sr-only">：{`${post.title}，${company.name}`}</span>
      </>
    }
    note={
      deadline && (
        <b className={clsx('font-semibold', isUrgent(deadline, now) ? 'text-warm-ink' : 'text-ink-2')}>
          {isUrgent(deadline, now) ? leftText(deadline, now) : dueText(deadline)}
        </b>
      )
    }
  >
    <div data-testid="waiting">
      <div className="flex items-center gap-3">
        <CompanyLogo name={company.name} src={company.logoUrl} />
        <p className="min-w-0 text-14 text-ink-3">
          <a href={paths.job(post.id)} className="block truncate text-16 font-semibold text-ink-1 hover:text-brand">
            {post.title}
          </a>
          <span className="block truncate">
            {company.name} · {sent}
          </span>
        </p>
      </div>
      {children}
    </div>
  </Section>
);

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  wish: ResumeContent['intentions'][number] | undefined;
  now: number;
  /** The nearest one, whose answer is the page's filled button. */
  isFirst: boolean;
  onChange(next: OwnDelivery): void;
}

/** An offer or an invitation to an interview. */
export function DeliveryDecision({ delivery, calendar, wish, now, isFirst, onChange }: Props) {
  const { id, post, status, offer, steps } = delivery;
  const since = steps.findLast(({ side }) => side === 'recruiter');
  const compared = offer && wish && wishText(offer, wish);
  return (
    <Decision
      id={`delivery-${id}`}
      title={status === 'offer' ? '录用意向' : '面试邀请'}
      deadline={deadlineOf(delivery)}
      now={now}
      post={post}
      company={post.company}
      sent={since ? `${since.actorName || '学校'} ${monthDay(since.at)} 发来` : '等你答复'}
    >
      <AnswerPanel
        delivery={delivery}
        calendar={calendar}
        look={isFirst ? 'filled' : 'tint'}
        facts={compared ? [{ label: '和你的期望比', value: compared }] : []}
        onChange={onChange}
      />
    </Decision>
  );
}
