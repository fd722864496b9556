import clsx from 'clsx';
import Clock from 'lucide-react/icons/clock';
import { use } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Salary } from '#web/features/salary/salary.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { deadlineOf, dueText, isUrgent, leftText } from '../answer/deadline.ts';
import { DeliveryBody } from './delivery-body.tsx';

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  onChange(next: OwnDelivery): void;
}

/** When the answer is due, as a tag. */
export function Due({ delivery }: { delivery: OwnDelivery }) {
  const deadline = deadlineOf(delivery);
  if (!deadline) return null;
  const now = Date.now();
  return (
    <span className={clsx('tag tabular shrink-0 gap-1', isUrgent(deadline, now) && 'tag-warm')}>
      <Clock size={12} aria-hidden />
      {dueText(deadline)}，{leftText(deadline, now)}
    </span>
  );
}

/** A delivery that waits for the seeker: always in full. */
export function DeliveryCard({ delivery, calendar, onChange }: Props) {
  const { post } = delivery;
  const places = use(PlacesContext);
  const deadline = deadlineOf(delivery);
  const facts = [post.company.name, labelOf(tenures, post.tenure)].filter(Boolean);
  return (
    <article
      id={`delivery-${delivery.id}`}
      className={clsx(
        'card scroll-mt-20 px-5 pt-5 pb-2 max-sm:px-4 max-sm:pt-4',
        deadline && isUrgent(deadline, Date.now()) && 'border-warm/30',
      )}
      aria-label={`${post.title}的投递`}
      data-testid="delivery"
    >
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap in-[.m-app]:flex-wrap!">
        <CompanyLogo name={post.company.name} src={post.company.logoUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="flex items-baseline gap-x-3 text-16 max-sm:justify-between sm:flex-wrap in-[.m-app]:flex-nowrap! in-[.m-app]:justify-between">
            <a href={places.job(post.id)} className="font-semibold text-ink-1 [word-break:keep-all] hover:text-brand">
              {post.title}
            </a>
            <Salary value={post.salary} className="flex-none text-16" />
          </h3>
          <p className="dotted text-13 text-ink-3">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {delivery.resumeName && <span className="in-[.m-app]:hidden">简历：{delivery.resumeName}</span>}
          </p>
        </div>
        <span className="max-sm:basis-full in-[.m-app]:order-first in-[.m-app]:basis-full">
          <Due delivery={delivery} />
        </span>
      </div>
      <DeliveryBody delivery={delivery} calendar={calendar} onChange={onChange} />
    </article>
  );
}
