import { clsx } from 'clsx';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { byDeadline, deadlineOf, isUrgent, leftText } from '#web/features/deliveries/answer/deadline.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

/** What waits for an answer, nearest deadline first; `bare` where the rows need no heading. */
export function WaitingRows({ items, bare = false }: { items: readonly OwnDelivery[]; bare?: boolean }) {
  if (items.length === 0) return null;
  const now = Date.now();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={bare ? 'sr-only' : 'flex min-h-9 items-center gap-2 text-16'}>
        <span className="size-2 rounded-full bg-warm" aria-hidden />
        等你答复 <span className="tabular font-normal text-ink-3">{items.length}</span>
      </h2>
      <ul className="m-rows border-warm/40" aria-label="等你答复">
        {[...items].sort(byDeadline).map((delivery, at) => {
          const { id, status, post, interview } = delivery;
          const deadline = deadlineOf(delivery);
          const when =
            status === 'interview' && interview && !interview.slots ? `${dayAndTime(interview.startsAt)}，` : '';
          return (
            <li key={id}>
              <a className="m-row px-3!" href={`${paths.mobileDeliveries()}?id=${id}`}>
                <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={36} />
                <span className="min-w-0 flex-1">
                  <b className="flex flex-wrap items-baseline gap-x-2 font-semibold whitespace-nowrap">
                    {status === 'offer' ? '录用意向' : '面试邀请'}
                    {deadline && (
                      <span
                        className={`tabular text-14 font-normal ${isUrgent(deadline, now) ? 'text-warm-ink' : 'text-ink-3'}`}
                      >
                        {leftText(deadline, now)}
                      </span>
                    )}
                  </b>
                  <span className="cut block text-14 text-ink-3">
                    {when}
                    {post.company.name}
                  </span>
                </span>
                <span className={clsx('btn flex-none px-3', at === 0 ? 'btn-filled' : 'btn-tint')}>去答复</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
