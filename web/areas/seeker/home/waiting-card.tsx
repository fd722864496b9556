import clsx from 'clsx';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { AnswerPanel } from '#web/features/deliveries/answer/answer-panel.tsx';
import { deadlineOf, dueText, isUrgent, leftText } from '#web/features/deliveries/answer/deadline.ts';
import { OfferFact } from '#web/features/deliveries/answer/offer-facts.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { wishText } from './wish-text.ts';

type Intention = ResumeContent['intentions'][number];

function Wish({ offer, wish }: { offer: OfferTerms | null; wish: Intention | undefined }) {
  const compared = offer && wish && wishText(offer, wish);
  if (!compared) return null;
  return (
    <OfferFact name="和你的期望比" note={compared.note}>
      {compared.text}
    </OfferFact>
  );
}

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  wish?: Intention | undefined;
  onChange(next: OwnDelivery): void;
  /** The answer stands under a rule, in no box of its own. */
  flat?: boolean;
}

/** An offer or an invitation that waits for an answer, with everything that the answer needs. */
export function WaitingCard({ delivery, calendar, wish, onChange, flat }: Props) {
  const { post, status, offer, steps } = delivery;
  const deadline = deadlineOf(delivery);
  const now = Date.now();
  const urgent = deadline !== null && isUrgent(deadline, now);
  const since = steps.findLast(({ side }) => side === 'recruiter');
  return (
    <article
      className={clsx(
        'card flex flex-col px-6 pt-5 pb-5 max-sm:px-4 [&>:nth-child(2)]:flex [&>:nth-child(2)]:flex-1 [&>:nth-child(2)]:flex-col [&>:nth-child(2)]:justify-between',
        flat &&
          '*:nth-2:rounded-none! *:nth-2:border-t *:nth-2:border-line *:nth-2:bg-transparent! *:nth-2:px-0! *:nth-2:pb-0!',
        urgent && 'border-t-warm bg-[linear-gradient(var(--warm)_2px,transparent_0)]',
      )}
      aria-label={`${post.title}：等你答复`}
      data-testid="waiting"
    >
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
        <CompanyLogo name={post.company.name} src={post.company.logoUrl} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-16">
            <a href={paths.job(post.id)} className="hover:text-brand">
              {status === 'offer' ? '录用意向' : '面试邀请'}：{post.title}
            </a>
            <Tag tone={post.tenure === 'establishment' ? 'brand' : 'plain'}>{labelOf(tenures, post.tenure)}</Tag>
          </h2>
          <p className="text-14 text-ink-3">
            {post.company.name}
            {since && ` · ${since.actorName || '学校'} ${monthDay(since.at)} 发来`}
          </p>
        </div>
        {deadline && (
          <p className="tabular items-baseline gap-2 text-right max-sm:flex max-sm:basis-full">
            <b className={clsx('block text-14', urgent ? 'text-warm-ink' : 'text-ink-1')}>{leftText(deadline, now)}</b>
            <span className="text-12 text-ink-3">{dueText(deadline)}</span>
          </p>
        )}
      </div>
      <AnswerPanel
        delivery={delivery}
        calendar={calendar}
        onChange={onChange}
        facts={<Wish offer={offer} wish={wish} />}
      />
    </article>
  );
}
