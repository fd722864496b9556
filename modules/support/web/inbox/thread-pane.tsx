import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { company as companyMachine } from '#contract/companies/company-state.ts';
import { yuanText } from '#contract/money.ts';
import { order as orderMachine, ordersPath, price } from '#modules/money/web/public.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { waitText } from '#web/features/time/wait-text.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { isOffered } from '#web/slots.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import type { SupportAbout } from '../../contract.ts';
import { SupportMessages } from '../support-messages.tsx';
import { AnswerForm } from './answer-form.tsx';

/** One thread: who writes, what was said, and the answer. */
export function ThreadPane({ id, onDraft }: { id: string; onDraft?(isWriting: boolean): void }) {
  const thread = useCall('GET /api/admin/support/:id', { params: { id } });
  const role = useSession((state) => state.operator?.role);
  const [isWriting, setIsWriting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { data } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight whenever it changes
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [data]);
  if (thread.isError || !data) return <Awaiting query={thread} failed="对话没有加载出来" />;
  const name = data.name || data.phone;
  const cause = causeOf(data.about);
  const isOwn = cause !== undefined && (role === 'super' || role === cause.role);
  return (
    <section aria-label={`${name}的对话`} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-5 py-3">
        <Avatar name={name} size={36} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold text-ink-1">{name}</h2>
          <p className="tabular cut text-12 text-ink-3">{[data.company || '求职者', data.phone].join(' · ')}</p>
        </div>
        {data.waitingSince && <span className="tag tag-warm lg:hidden">等了 {waitText(data.waitingSince)}</span>}
        <Link className="text-14 xl:hidden" to={paths.adminUser(id)}>
          查看用户
        </Link>
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          {cause && <CauseCard cause={cause} isOwn={isOwn} isNext={!isWriting} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <div ref={box} className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4" tabIndex={0}>
            <div className="mt-auto">
              <SupportMessages items={data.items} own="support" />
            </div>
          </div>
          <footer className="border-t border-line px-5 py-3">
            <AnswerForm
              key={id}
              id={id}
              waiting={data.waitingSince !== null}
              asked={data.items.flatMap(({ side, text }) => (side === 'support' ? [] : text)).join('\n')}
              isNext={!isOwn || isWriting}
              onDraft={(writing) => {
                setIsWriting(writing);
                onDraft?.(writing);
              }}
            />
          </footer>
        </div>
        <AboutWriter id={id} about={data.about} above={cause?.order} />
      </div>
    </section>
  );
}

/** Somebody who waits for an answer, opened in 待办. */
export const ThreadWork = ({ queue, id, onBusy }: { queue: string; id: string; onBusy(isBusy: boolean): void }) =>
  queue === 'support' && <ThreadPane key={id} id={id} onDraft={onBusy} />;

interface Cause {
  title: string;
  text: string;
  to: string;
  act: string;
  /** Whose work it is. */
  role: string;
  /** The number of the order that it is about. */
  order?: string;
}

/** What of the writer waits for somebody in this console: as likely as not what the question is about. */
function causeOf({ company, orders }: SupportAbout): Cause | undefined {
  const order = isOffered('money') && orders.find(({ status }) => status === 'voucher-submitted');
  if (order)
    return {
      title: `${order.packageName} ${price(order.price)} ${orderMachine.labels.operator['voucher-submitted']}`,
      text: `${dayAndTime(order.at)}，订单 …${order.number.slice(-8)}，核对后额度马上到账`,
      to: ordersPath(order.number),
      act: '去核对凭证',
      role: 'finance',
      order: order.number,
    };
  if (company?.status === 'pending')
    return {
      title: '单位认证等着审核',
      text: '通过后才能发布职位',
      to: paths.adminReviews(),
      act: '去审核',
      role: 'review',
    };
  return undefined;
}

/** Over the conversation, what would answer it, with the way there for those whose work it is: `isNext` unless an answer is written. */
function CauseCard({ cause, isOwn, isNext }: { cause: Cause; isOwn: boolean; isNext: boolean }) {
  const { title, text, to, act } = cause;
  return (
    <section
      aria-label="可能的原因"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warm-line bg-warm-tint px-5 py-3"
    >
      <p className="min-w-0 flex-1 text-14 text-ink-2">
        <b className="tabular block text-14 font-semibold text-ink-1">{title}</b>
        {text}
      </p>
      {isOwn && (
        <Link to={to}>
          <Button type={isNext ? 'primary' : 'default'}>{act}</Button>
        </Link>
      )}
    </section>
  );
}

/** States in which somebody has to act. */
const waits = new Set(['voucher-submitted', 'voucher-rejected', 'refunding']);

const facts = 'tabular mt-2 grid-cols-[auto_1fr] gap-3 [&_dd]:text-right';

const Orders = ({ title, orders }: { title: string; orders: SupportAbout['orders'] }) => (
  <section aria-labelledby="writer-orders" className="border-t border-line px-4 py-3">
    <h3 id="writer-orders" className="text-14 font-semibold text-ink-1">
      {title}
    </h3>
    {orders.length === 0 && <p className="mt-1 text-14 text-ink-3">还没有买过套餐</p>}
    <ul className="divide-y divide-line">
      {orders.map(({ number, packageName, price, status, at }) => (
        <li key={number} className="py-2 text-14">
          <p className="flex justify-between gap-2">
            <span className="text-ink-1">
              {packageName} <span className="tabular">¥{yuanText(price)}</span>
            </span>
            <span className={waits.has(status) ? 'tag tag-warm' : 'tag'}>
              {orderMachine.labels.operator[status as keyof typeof orderMachine.labels.operator]}
            </span>
          </p>
          <p className="tabular text-12 text-ink-3">
            {dayAndTime(at)}，订单 …{number.slice(-8)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

interface Props {
  id: string;
  about: SupportAbout;
  /** The order that is said over the conversation. */
  above: string | undefined;
}

/** Beside the conversation, what it is about: the account, the company and its orders. */
function AboutWriter({ id, about, above }: Props) {
  const { registeredAt, signedInAt, deliveries, company } = about;
  const orders = about.orders.filter(({ number }) => number !== above);
  return (
    <aside aria-label="对方的情况" className="w-72 flex-none overflow-y-auto border-l border-line max-xl:hidden">
      <section aria-labelledby="writer-account" className="px-4 py-3">
        <h3 id="writer-account" className="text-14 font-semibold text-ink-1">
          账号
          <Link className="float-right text-14 font-normal" to={paths.adminUser(id)}>
            查看用户
          </Link>
        </h3>
        <FactRows
          className={facts}
          facts={[
            ['注册', dateText(registeredAt)],
            ['最近登录', signedInAt ? dayAndTime(signedInAt) : '没有记录'],
            ['投递', !company && `${deliveries} 份`],
          ]}
        />
      </section>
      {company && (
        <section aria-labelledby="writer-company" className="border-t border-line px-4 py-3">
          <h3 id="writer-company" className="text-14 font-semibold text-ink-1">
            单位
          </h3>
          <FactRows
            className={facts}
            facts={[
              ['状态', companyMachine.labels.operator[company.status as keyof typeof companyMachine.labels.operator]],
              ['在招职位', `${company.openPosts} 个`],
              ['最近审核通过', company.approvedAt && dateText(company.approvedAt)],
            ]}
          />
        </section>
      )}
      {company && (!above || orders.length > 0) && <Orders title={above ? '其他订单' : '最近的订单'} orders={orders} />}
    </aside>
  );
}
