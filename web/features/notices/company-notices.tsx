import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { groupNotices, type Thread } from './fold-notices.ts';
import { NewDeliveries } from './new-deliveries.tsx';
import { Part } from './notice-part.tsx';

/** Whether the company is asked for another time; whether the reader holds the interview. */
const asks = ([{ kind }]: Thread) => kind === 'delivery.propose-time';
const holds = ([{ kind }]: Thread) => kind === 'delivery.interviewer';

interface Props {
  arrived: readonly Notification[];
  threads: readonly Thread[];
  rows(threads: readonly Thread[]): ReactNode[];
  onRead(id: string): void;
}

/** A recruiter's notices: who asks for another time, then the new deliveries by post; beside them the reader's interviews and all else. */
export function CompanyNotices({ arrived, threads, rows, onRead }: Props) {
  const asked = threads.filter(asks);
  const beside = threads.filter((thread) => !asks(thread));
  const isSplit = asked.length + arrived.length > 0 && beside.length > 0;
  return (
    <div className={clsx(isSplit && '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_22rem]')} aria-live="polite">
      <div className="divide-y divide-line">
        <Part heading="需要您处理" className="bg-brand-tint">
          {rows(asked)}
        </Part>
        <Part heading="新投递">
          {[...groupNotices(arrived, ({ post }) => post)].map(([post, deliveries], at) => (
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
        <Part heading="您的面试">{rows(beside.filter(holds))}</Part>
        <Part heading="进展和提醒">{rows(beside.filter((thread) => !holds(thread)))}</Part>
      </div>
    </div>
  );
}
