import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { groupNotices, isOfDelivery, type Thread } from './fold-notices.ts';
import { Part } from './notice-part.tsx';
import { UnreadMark, whenText } from './notice-row.tsx';

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
  const seen = posts.filter((post) => !fresh.includes(post));
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
          <Fold
            title="看过的投递"
            count={seen.reduce((sum, [, deliveries]) => sum + deliveries.length, 0)}
            names={isSplit ? seen.map(([post]) => post).join('、') : undefined}
          >
            {seen.map(([post, deliveries]) => (
              <SeenDeliveries key={post} post={post} deliveries={deliveries} />
            ))}
          </Fold>
        )}
      </div>
    </div>
  );
}

interface FoldProps {
  title: string;
  count: number;
  /** Shown while it is folded. */
  names?: string | undefined;
  children: ReactNode;
}

/** A group beside the list, which folds; with names it begins folded. */
const Fold = ({ title, count, names, children }: FoldProps) => (
  <section aria-label={title}>
    <details open={!names} className="group text-14">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 hover:bg-fill max-sm:px-4">
        <h2 className="flex-none text-14">
          {title} <span className="tabular text-14 font-normal text-ink-3">{count}</span>
        </h2>
        <span className="cut min-w-0 text-ink-3 group-open:hidden">{names}</span>
        <ChevronDown size={16} className="ml-auto flex-none text-ink-3 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="pb-1.5">{children}</ul>
    </details>
  </section>
);

/** One result, and everybody of whom it is told. */
function Outcome({ notices, onRead }: { notices: Thread; onRead(id: string): void }) {
  const [{ title, kind }] = notices;
  // Of who called off the names are enough.
  const isFolded = kind === 'delivery.withdraw' && notices.length > 1 && notices.every(({ readAt }) => readAt !== null);
  return (
    <Fold title={title} count={notices.length} {...(isFolded && { names: notices.map(({ who }) => who).join('、') })}>
      {notices.map(({ id, who, post, link, readAt, createdAt }) => (
        <li key={id}>
          <a
            href={link || undefined}
            className="flex min-h-11 items-center gap-3 px-5 hover:bg-fill max-sm:px-4"
            onClick={readAt === null ? () => onRead(id) : undefined}
          >
            <Avatar name={who} size={32} />
            <span className="flex min-w-0 flex-1 items-center gap-1.5">
              <span className="flex-none text-14 font-semibold text-ink-1">{who}</span>
              {readAt === null && <UnreadMark />}
              <span className="cut ml-1 text-14 text-ink-3">{post}</span>
            </span>
            <time className="tabular flex-none text-12 text-ink-3" dateTime={createdAt}>
              {whenText(createdAt)}
            </time>
          </a>
        </li>
      ))}
    </Fold>
  );
}

interface NewDeliveriesProps {
  post: string;
  deliveries: Thread;
  /** Its button is filled: what to do next. */
  first: boolean;
  onRead(id: string): void;
}

/** So many people stand open, and of the others so many faces. */
const OPEN = 2;
const FACES = 5;

/** The deliveries to a post in the box; with a new one those that wait. */
const boxOf = (post: string, isNew: boolean) => paths.box({ tab: isNew ? undefined : 'all', keyword: post });

const isUnread = ({ readAt }: Thread[number]) => readAt === null;

/** Who delivered to one post, those not read yet and then the newest first: each a tile that leads to the delivery. */
function NewDeliveries({ post, deliveries, first, onRead }: NewDeliveriesProps) {
  const [all, setAll] = useState(false);
  const unread = deliveries.filter(isUnread).length;
  const ordered = deliveries.toSorted((one, other) => Number(isUnread(other)) - Number(isUnread(one)));
  const rest = all ? [] : ordered.slice(OPEN);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.5rem] content-start items-center gap-x-4 border-b border-line px-5 py-2.5 @2xl:odd:not-last:border-r max-sm:px-4">
      <h3 className="text-14">
        {post || '新投递'}
        <span className="tabular block text-14 font-normal text-ink-3">
          {deliveries.length} 份{unread > 0 && <b className="ml-2 font-semibold text-brand">{unread} 份未读</b>}
        </span>
      </h3>
      <ul className="order-last col-span-2 -mx-2 grid grid-cols-2 items-center">
        {ordered.slice(0, ordered.length - rest.length).map(({ id, link, who, body, readAt, createdAt }) => (
          <li key={id}>
            <a
              href={link || undefined}
              className="flex items-center gap-3 rounded-ctl p-2 hover:bg-fill"
              onClick={readAt === null ? () => onRead(id) : undefined}
            >
              <Avatar name={who || body} size={36} />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5">
                  <span className={clsx('cut text-14 text-ink-1', readAt === null && 'font-semibold')}>
                    {who || body}
                  </span>
                  {readAt === null && <UnreadMark />}
                </span>
                <time className="tabular block text-12 text-ink-3" dateTime={createdAt}>
                  {whenText(createdAt)}
                </time>
              </span>
            </a>
          </li>
        ))}
        {rest.length > 0 && (
          <li className="col-span-2">
            <Button look="text" size="s" className="px-2!" onClick={() => setAll(true)}>
              <span className="flex -space-x-2" aria-hidden>
                {rest.slice(0, FACES).map(({ id, who, body }) => (
                  <Avatar key={id} name={who || body} size={24} />
                ))}
              </span>
              还有 {rest.length} 份
            </Button>
          </li>
        )}
      </ul>
      <ButtonLink
        size="s"
        look={first ? 'filled' : 'outline'}
        className={first ? 'bg-brand-solid! text-on-brand!' : ''}
        href={boxOf(post, true)}
      >
        去筛选
      </ButtonLink>
    </li>
  );
}

/** The deliveries to one post of which none is new: who the newest are from, in one line. */
const SeenDeliveries = ({ post, deliveries }: Pick<NewDeliveriesProps, 'post' | 'deliveries'>) => (
  <li className="relative flex min-h-11 items-center gap-x-3 px-5 hover:bg-fill @4xl:min-h-8 max-sm:px-4">
    <a href={boxOf(post, false)} className="cut text-14 font-semibold text-ink-1 after:absolute after:inset-0">
      {post || '新投递'}
    </a>
    <span className="tabular mr-auto flex-none text-ink-3">{deliveries.length} 份</span>
    {deliveries.slice(0, OPEN).map(({ id, link, who, body }) => (
      <a key={id} href={link || undefined} className="relative flex-none py-3 text-ink-2 @4xl:py-1 hover:text-brand">
        {who || body}
      </a>
    ))}
  </li>
);
