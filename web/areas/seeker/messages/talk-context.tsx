import { clsx } from 'clsx';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { FactList, postFacts } from '#web/features/chat/fact-list.tsx';
import { useTalks } from '#web/features/chat/talks.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

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
            'border-t-4 pt-1.5 whitespace-nowrap',
            index <= at ? 'border-brand' : 'border-brand-line',
            index === at ? 'font-semibold text-brand' : 'text-ink-3',
          )}
        >
          {delivery.labels.seeker[step]}
        </li>
      ))}
    </ol>
  );
}

/** What the delivery waits for, by its state. */
const waits: Partial<Record<(typeof steps)[number], string>> = {
  submitted: '等学校查看',
  viewed: '等学校答复',
  shortlisted: '等学校约面试',
  offer: '看录用条件，按时答复',
};

const rules = [
  ['先在这里聊', '要加微信、留电话，先看单位是否已认证；换了地方聊，出了事难查证。'],
  ['不收任何费用', '押金、培训费、资料费都不合规，遇到就在对话里点“举报”。'],
  ['结果以通知为准', '面试和录用会变成可以答复的卡片，口头说的不算。'],
] as const;

/** What keeps a seeker safe. */
export const SafetyRules = ({ className }: { className: string }) => (
  <dl className={className}>
    {rules.map(([name, text]) => (
      <div key={name} className="text-12">
        <dt className="font-medium text-ink-2">{name}</dt>
        <dd className="mt-1 leading-5 text-ink-3">{text}</dd>
      </div>
    ))}
  </dl>
);

/** Beside the open conversation: how far the delivery has come and what is next, the post, and the school. */
export function TalkContext({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  if (!detail) return null;
  const { company, card, delivery: sent, interview } = detail;
  const wait = waits[sent?.status as 'submitted'];
  /** The conversation says until when. */
  const isAsked = interview?.status === 'waiting';
  return (
    <aside
      aria-label="职位与单位"
      className="flex w-72 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line p-4 text-13 max-xl:hidden"
    >
      <section className="rounded-ctl bg-brand-tint p-3">
        <h2 className="text-14 font-semibold text-ink-1">我的投递</h2>
        <Course status={sent?.status ?? ''} />
        {sent && (
          <p className="mt-3 flex items-baseline gap-2">
            <span className="tabular text-ink-1">
              {interview ? `面试 ${dayAndTime(interview.startsAt)}` : wait}
              {interview && !isAsked && ` ${interviews.labels.seeker[interview.status as InterviewState]}`}
            </span>
            <a className="link ml-auto" href={`${paths.deliveries()}?id=${sent.id}`}>
              {isAsked ? '去答复' : '看进度'}
            </a>
          </p>
        )}
      </section>
      <section className="space-y-2">
        <h2 className="text-14 font-semibold text-ink-1">职位要求</h2>
        <FactList
          facts={[
            ...postFacts(card),
            ['经验', labelOf(experiences, card.experience)],
            ['福利', card.benefits.map((code) => labelOf(benefits, code)).join('、')],
          ]}
        />
      </section>
      <section className="space-y-3 border-t border-line pt-4">
        <a className="group flex items-center gap-3" href={paths.company(company.id)} target="_blank" rel="noreferrer">
          <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
          <b className="line-clamp-2 min-w-0 text-14 font-semibold text-ink-1 group-hover:text-brand">{company.name}</b>
        </a>
        <FactList
          facts={[
            ['性质', labelOf(companyTypes, card.company.type)],
            ['规模', labelOf(companySizes, card.company.size)],
            ['回复率', card.company.replyRate !== null ? `${card.company.replyRate}%` : ''],
          ]}
        />
      </section>
      <details className="group mt-auto border-t border-line pt-1 text-12">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 text-ink-2">
          {rules[0][0]}，{rules[1][0]}
          <span className="i i-down text-ink-3 group-open:rotate-180" aria-hidden />
        </summary>
        <SafetyRules className="space-y-3 pb-3" />
      </details>
    </aside>
  );
}
