import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { groupNotices, isOfDelivery, type Thread } from './fold-notices.ts';
import { NewDeliveries, SeenDeliveries } from './new-deliveries.tsx';
import { Part } from './notice-part.tsx';
import { Fold, Outcome } from './outcome.tsx';

/** Whether the company is asked for another time; whether the reader holds the interview. */
const asks = ([{ kind }]: Thread) => kind === 'delivery.propose-time';
const holds = ([{ kind }]: Thread) => kind === 'delivery.interviewer';
/** When an interview is leads what its notice says. */
const byTime = ([one]: Thread, [other]: Thread) => one.detail.localeCompare(other.detail, 'zh', { numeric: true });
/** What happened is all in its title: it is told once for all whom it is about. */
const isPlain = ([notice, ...before]: Thread) =>
  isOfDelivery(notice) && notice.who !== '' && !notice.detail && before.length === 0;

/** Results by their weight, what was called off last. */
const order = ['offer', 'interview', 'delivery'];

interface Props {
  arrived: readonly Notification[];
  threads: readonly Thread[];
  rows(threads: readonly Thread[]): ReactNode[];
  onRead(id: string): void;
}

/** A recruiter's notices by what is to be done: who asks for another time, the reader's interviews, the new deliveries by post; beside them all else, results together, then what was seen. */
export function CompanyNotices({ arrived, threads, rows, onRead }: Props) {
  const asked = threads.filter(asks);
  const held = threads.filter(holds).toSorted(byTime);
  const beside = threads.filter((thread) => !asks(thread) && !holds(thread));
  const results = groupNotices(
    beside.filter(isPlain).map(([notice]) => notice),
    ({ title }) => title,
  );
  const posts = [...groupNotices(arrived, ({ post }) => post)];
  const fresh = posts.filter(([, deliveries]) => deliveries.some(({ readAt }) => readAt === null));
  const seen = posts.filter((one) => !fresh.includes(one));
  const isSplit = asked.length + held.length + fresh.length > 0 && beside.length + seen.length > 0;
  return (
    <div className={clsx(isSplit && '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_22rem]')} aria-live="polite">
      <div className="divide-y divide-line">
        <Part heading="需要您处理" className="bg-brand-tint">
          {rows(asked)}
        </Part>
        {[...new Set(held.map(([{ title }]) => title))].map((title) => (
          <Part key={title} heading={title}>
            {rows(held.filter(([one]) => one.title === title))}
          </Part>
        ))}
        <Part
          heading="新投递"
          className="[&>ul]:grid [&>ul]:@2xl:grid-cols-2 [&>ul>li:last-child:nth-child(odd)]:@2xl:col-span-2"
        >
          {fresh.map(([post, deliveries], at) => (
            <NewDeliveries
              key={post}
              post={post}
              deliveries={deliveries}
              first={at === 0 && asked.length === 0}
              onRead={onRead}
            />
          ))}
        </Part>
      </div>
      <div className={clsx('divide-y divide-line', isSplit && 'border-line @max-4xl:border-t @4xl:border-l')}>
        <Part heading="进展和提醒">{rows(beside.filter((thread) => !isPlain(thread)))}</Part>
        {[...results.values()]
          .toSorted(([one], [other]) => order.indexOf(one.topic) - order.indexOf(other.topic))
          .map((notices) => (
            <Outcome key={notices[0].title} notices={notices} onRead={onRead} />
          ))}
        {seen.length > 0 && (
          <Fold title="看过的投递" count={seen.reduce((sum, [, deliveries]) => sum + deliveries.length, 0)}>
            {seen.map(([post, deliveries]) => (
              <SeenDeliveries key={post} post={post} deliveries={deliveries} />
            ))}
          </Fold>
        )}
      </div>
    </div>
  );
}
