import { type ReactNode, use, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';
import { isStandingDelivery } from '#contract/deliveries/open-delivery.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { openChat } from '#web/features/chat/open-chat.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { AnswerPanel } from '../answer/answer-panel.tsx';
import { ReasonChoice } from '../answer/decline.tsx';
import { useMove } from '../answer/use-move.ts';
import { stepText } from './step-text.ts';

const SentResume = lazyPart(() => import('./sent-resume.tsx'), 'SentResume');

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  /** Opened to be withdrawn: it asks why at once. */
  withdraws?: boolean;
  onChange(next: OwnDelivery): void;
}

/** The steps, newest first. */
const Record = ({ delivery }: Pick<Props, 'delivery'>) => (
  <ol className="min-w-0 space-y-1.5 py-2 text-14" aria-label="经过">
    {delivery.steps.toReversed().map((step) => (
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

const action = 'btn btn-outline btn-s';

function Acts({ delivery, withdraws, onChange }: Omit<Props, 'calendar'>) {
  const [showsResume, setShowsResume] = useState(false);
  return (
    <Withdraw delivery={delivery} withdraws={withdraws} onChange={onChange}>
      {isStandingDelivery(delivery.status) && (
        <button type="button" className={action} onClick={() => openChat(delivery.post.id, delivery.post.company.id)}>
          联系学校
        </button>
      )}
      {delivery.mayTell && <Slot name="delivery.act" delivery={delivery} className={action} />}
      <button type="button" className={action} onClick={() => setShowsResume(true)}>
        看我投的那份
      </button>
      {showsResume && <SentResume id={delivery.id} onClose={() => setShowsResume(false)} />}
    </Withdraw>
  );
}

function Ending({ delivery }: { delivery: OwnDelivery }) {
  const places = use(PlacesContext);
  const text =
    delivery.status === 'rejected'
      ? `原因：${delivery.reason || '学校没有写'}`
      : delivery.overdue
        ? '学校 7 天没有处理，已计入它公开的回复率'
        : null;
  if (!text) return null;
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-ctl bg-fill px-4 py-3 text-14">
      <p className="min-w-48 flex-1 break-words">{text}</p>
      <a href={places.jobs({ keyword: delivery.post.title })} className="link shrink-0 whitespace-nowrap">
        看相似岗位
      </a>
    </div>
  );
}

/** All about a delivery: its answer or the way to it, the reason of its end, its record, and what can be done. */
export function DeliveryBody({ delivery, calendar, withdraws, onChange }: Props) {
  const places = use(PlacesContext);
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-14 text-ink-3">
        <a href={places.job(delivery.post.id)} className="link">
          看这个职位
        </a>
        {delivery.resumeName && <span>简历：{delivery.resumeName}</span>}
      </p>
      {groupOf(delivery, Date.now()) === 'mine' ? (
        <a className="btn btn-tint mt-3" href={paths.today(delivery.id)}>
          去“今天”答复
        </a>
      ) : (
        <AnswerPanel delivery={delivery} calendar={calendar} onChange={onChange} />
      )}
      {delivery.reserve && (
        <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-14">
          学校把你列为候补：给别人的录用没有被接受时，按先后联系候补的人。不必等待，可以继续投递别的职位。
        </p>
      )}
      <Ending delivery={delivery} />
      <div className="mt-2 flex flex-wrap items-end gap-x-6">
        <Record delivery={delivery} />
        <Acts delivery={delivery} withdraws={withdraws} onChange={onChange} />
      </div>
    </>
  );
}

const reasons = ['已找到工作', '岗位与预期不符', '地点或待遇不合适', '误投', '其他'];

interface WithdrawProps extends Omit<Props, 'calendar'> {
  /** The other acts in the line. */
  children: ReactNode;
}

/** What can be done with a delivery. Withdrawing, the last of it, asks once: the reason, which the company reads, withdraws it. */
function Withdraw({ delivery, withdraws = false, onChange, children }: WithdrawProps) {
  const [asking, setAsking] = useState(withdraws);
  const { busy, move } = useMove(delivery.id, onChange);
  if (!delivery.moves.includes('withdraw') || !asking) {
    return (
      <div className="ml-auto flex flex-wrap items-center gap-2 py-2">
        {children}
        {delivery.moves.includes('withdraw') && (
          <button type="button" className={action} onClick={() => setAsking(true)}>
            撤回投递
          </button>
        )}
      </div>
    );
  }
  return (
    <ReasonChoice
      question="为什么撤回？选一个原因就撤回。撤回后，单位不能再打开、下载这份简历，也看不到你的姓名和联系方式，只知道有人撤回了投递和撤回的原因。对方此前已下载的内容无法收回。"
      reasons={reasons.map((reason) => [reason, reason])}
      look="danger"
      busy={busy}
      back="不撤回"
      onChoose={(note) => void move({ move: 'withdraw', note }, '已撤回投递')}
      onBack={() => setAsking(false)}
    />
  );
}
