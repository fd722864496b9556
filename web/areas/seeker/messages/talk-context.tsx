import { clsx } from 'clsx';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { useTalks } from '#web/features/chat/talks.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Salary } from '#web/features/salary/salary.tsx';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths, postPath } from '#web/paths.ts';

const steps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;

/** How far the delivery has come; an outcome outside the way stands alone. */
function Course({ status }: { status: string }) {
  const at = steps.indexOf(status as (typeof steps)[number]);
  if (at < 0)
    return <p className="tag mt-2">{isState(delivery, status) ? delivery.labels.seeker[status] : '还没有投递'}</p>;
  return (
    <ol className="mt-2.5 grid grid-cols-5 gap-1 text-12">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={clsx(
            'border-t-3 pt-1.5',
            index <= at ? 'border-brand' : 'border-line',
            index === at ? 'font-semibold text-brand' : 'text-ink-3',
          )}
        >
          {delivery.labels.seeker[step]}
        </li>
      ))}
    </ol>
  );
}

/** Beside the open conversation: the school, how far the delivery has come, and the post. */
export function TalkContext({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  if (!detail) return null;
  const { company, recruiter, card, delivery: sent, interview } = detail;
  const facts: [string, string][] = [
    ['地点', card.place],
    ['编制', labelOf(tenures, card.tenure)],
    ['学历', card.education ? educationAtLeast(card.education as 'bachelor') : ''],
    ['人数', `招 ${card.headcount} 人`],
    ['截止', card.deadline ? monthDay(card.deadline) : '招满为止'],
  ];
  return (
    <aside
      aria-label="职位与单位"
      className="w-72 shrink-0 space-y-5 overflow-y-auto border-l border-line p-5 text-13 max-xl:hidden"
    >
      <a className="group flex items-center gap-3" href={paths.company(company.id)} target="_blank" rel="noreferrer">
        <CompanyLogo name={company.name} src={company.logoUrl} size={44} />
        <span className="min-w-0">
          <b className="line-clamp-2 text-14 font-semibold text-ink-1 group-hover:text-brand">{company.name}</b>
          {recruiter && (
            <span className="cut block text-12 text-ink-3">
              {recruiter.name} {recruiter.title}
            </span>
          )}
        </span>
      </a>
      {card.company.replyRate !== null && (
        <p className="flex items-baseline justify-between rounded-ctl bg-ok-tint px-3 py-2 text-ok-ink">
          投递回复率
          <b className="num text-20">{card.company.replyRate}%</b>
        </p>
      )}
      <section>
        <h2 className="text-13 font-semibold text-ink-1">我的投递</h2>
        <Course status={sent?.status ?? ''} />
        {interview && (
          <p className="mt-3 flex justify-between gap-2 rounded-ctl bg-brand-tint px-3 py-2.5 font-medium text-ink-1">
            <span className="tabular">面试 {dayAndTime(interview.startsAt)}</span>
            <span className="font-normal text-ink-2">
              {interviews.labels.seeker[interview.status as InterviewState]}
            </span>
          </p>
        )}
      </section>
      <section className="border-t border-line pt-4">
        <a
          className="text-16 font-semibold text-ink-1 hover:text-brand"
          href={postPath(card)}
          target="_blank"
          rel="noreferrer"
        >
          {card.title}
        </a>
        <p className="mt-0.5">
          <Salary value={card.salary} className="text-16" />
        </p>
        <dl className="mt-3 grid grid-cols-[44px_1fr] gap-y-1.5">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="text-ink-1">{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </aside>
  );
}
