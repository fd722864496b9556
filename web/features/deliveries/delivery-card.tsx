import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, use, useId, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { openChat } from '#web/features/chat/open-chat.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Salary } from '#web/features/salary/salary.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StatusTag } from './status-tag.tsx';
import { stepText } from './step-text.ts';
import { Withdraw } from './withdraw.tsx';

const SentResume = lazyPart(() => import('./sent-resume.tsx').then(({ SentResume }) => SentResume));

interface Props {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
}

function Head({ delivery }: { delivery: OwnDelivery }) {
  const { post } = delivery;
  const places = use(PlacesContext);
  const facts = [post.company.name, labelOf(tenures, post.tenure), delivery.resumeName].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
      <CompanyLogo name={post.company.name} src={post.company.logoUrl} />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-16">
          <a href={places.job(post.id)} className="font-semibold text-ink-1 hover:text-brand">
            {post.title}
          </a>
          <Salary value={post.salary} className="text-16" />
        </h2>
        <p className="truncate text-13 text-ink-3 max-sm:hidden">{facts.join(' · ')}</p>
      </div>
      <StatusTag delivery={delivery} />
      <p className="-mt-2 basis-full text-13 text-ink-3 sm:hidden">{facts.join('\u00a0· ')}</p>
    </div>
  );
}

/** All steps, newest first. */
function Record({ id, delivery }: { id: string; delivery: OwnDelivery }) {
  return (
    <ol id={id} className="mt-1 mb-2 space-y-1.5 text-13">
      {[...delivery.steps].reverse().map((step) => (
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
  );
}

const action =
  'inline-flex h-9 cursor-pointer items-center gap-1 rounded-ctl px-2 text-13 text-ink-2 hover:text-brand max-sm:h-11';

/** The bottom of a card: its history, the sent resume, a message to the school, and withdrawal. */
function Foot({ delivery, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const [showsResume, setShowsResume] = useState(false);
  const id = useId();
  const talks = isOpenDelivery(delivery.status) || delivery.status === 'hired';
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Withdraw delivery={delivery} onChange={onChange}>
        <span className="flex flex-wrap items-center gap-x-1">
          <button
            type="button"
            className={`-ml-2 ${action}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            全部 {delivery.steps.length} 步
            <ChevronDown size={16} className={clsx('text-ink-4', open && 'rotate-180')} aria-hidden />
          </button>
          <button type="button" className={action} onClick={() => setShowsResume(true)}>
            看我投的那份
          </button>
          {talks && (
            <button
              type="button"
              className={action}
              onClick={() => openChat(delivery.post.id, delivery.post.company.id)}
            >
              联系学校
            </button>
          )}
        </span>
      </Withdraw>
      {open && <Record id={id} delivery={delivery} />}
      {showsResume && (
        <Suspense fallback={null}>
          <SentResume id={delivery.id} onClose={() => setShowsResume(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Alike({ title }: { title: string }) {
  const places = use(PlacesContext);
  return (
    <a href={places.jobs({ keyword: title })} className="link shrink-0 whitespace-nowrap">
      看相似岗位
    </a>
  );
}

/** One delivery: state, pending answer, and timeline. */
export function DeliveryCard({ delivery, onChange }: Props) {
  return (
    <article
      className="card px-5 pt-5 pb-2 max-sm:px-4 max-sm:pt-4"
      aria-label={`${delivery.post.title}的投递`}
      data-testid="delivery"
    >
      <Head delivery={delivery} />
      <ProgressLine delivery={delivery} />
      <AnswerPanel delivery={delivery} onChange={onChange} />
      {delivery.status === 'rejected' && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-ctl bg-fill px-4 py-3 text-13">
          <p className="min-w-48 flex-1 break-words">
            <b className="text-ink-1">原因：</b>
            {delivery.reason || '单位没有填写原因'}
          </p>
          <Alike title={delivery.post.title} />
        </div>
      )}
      {delivery.overdue && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-ctl bg-fill px-4 py-3 text-13">
          <p className="min-w-48 flex-1">7 天没有处理，已计入该单位的公开回复率</p>
          <Alike title={delivery.post.title} />
        </div>
      )}
      <Foot delivery={delivery} onChange={onChange} />
    </article>
  );
}
