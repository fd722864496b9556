import { useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { stepText } from '../../../features/delivery-steps/step-text.ts';
import { salaryText } from '../../../features/posts/salary-text.ts';
import { dayAndTime } from '../../../features/time/day-parts.ts';
import { paths } from '../../../paths.ts';
import { SafeImage } from '../../../ui/safe-image.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StatusTag } from './status-tag.tsx';
import { Withdraw } from './withdraw.tsx';

interface Props {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
}

function Head({ delivery }: { delivery: OwnDelivery }) {
  const { post } = delivery;
  const facts = [post.company.name, labelOf(tenures, post.tenure), delivery.resumeName].filter(Boolean);
  return (
    <div className="flex items-start gap-3">
      <SafeImage
        src={post.company.logoUrl}
        alt=""
        fit="contain"
        className="size-11 shrink-0 rounded-[10px] border border-line bg-white"
      />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-16">
          <a href={paths.job(post.id)} className="font-semibold text-ink-1 hover:text-brand">
            {post.title}
          </a>
          <span className="tabular text-14 font-semibold text-warm-ink">{salaryText(post.salary)}</span>
        </h2>
        <p className="truncate text-13 text-ink-3">{facts.join(' · ')}</p>
      </div>
      <StatusTag delivery={delivery} />
    </div>
  );
}

/** The record, newest first; older steps fold away. */
function Record({ delivery }: { delivery: OwnDelivery }) {
  const [open, setOpen] = useState(false);
  const steps = [...delivery.steps].reverse();
  const shown = open ? steps : steps.slice(0, 3);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <ol className="space-y-1.5 text-13">
        {shown.map((step) => (
          <li key={`${step.at}${step.move}`} className="flex gap-4">
            <time dateTime={step.at} className="tabular w-24 shrink-0 text-ink-3">
              {dayAndTime(step.at)}
            </time>
            <span className="min-w-0 break-words">
              {stepText(step, 'seeker')}
              {step.note && <span className="text-ink-3">：{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {steps.length > 3 && (
        <button
          type="button"
          className="mt-1 cursor-pointer text-13 text-brand"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `全部 ${steps.length} 步`}
        </button>
      )}
    </div>
  );
}

/** One delivery: where it stands, what to answer, and what happened when. */
export function DeliveryCard({ delivery, onChange }: Props) {
  return (
    <article className="card p-5 max-sm:p-4" aria-label={`${delivery.post.title}的投递`} data-testid="delivery">
      <Head delivery={delivery} />
      <ProgressLine delivery={delivery} />
      <AnswerPanel delivery={delivery} onChange={onChange} />
      {delivery.status === 'rejected' && (
        <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-13">
          <b className="text-ink-1">原因：</b>
          {delivery.reason || '单位没有填写原因'}
        </p>
      )}
      {delivery.overdue && (
        <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-13">
          7 天没有处理，已计入该单位的公开回复率。可以先看看相似岗位。
        </p>
      )}
      <Record delivery={delivery} />
      <Withdraw delivery={delivery} onChange={onChange} />
    </article>
  );
}
