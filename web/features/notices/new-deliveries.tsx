import { clsx } from 'clsx';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Thread } from './fold-notices.ts';
import { UnreadMark, whenText } from './notice-row.tsx';

interface Props {
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
export function NewDeliveries({ post, deliveries, first, onRead }: Props) {
  const [all, setAll] = useState(false);
  const unread = deliveries.filter(isUnread).length;
  const ordered = deliveries.toSorted((one, other) => Number(isUnread(other)) - Number(isUnread(one)));
  const rest = all ? [] : ordered.slice(OPEN);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.5rem] content-start items-center gap-x-4 border-b border-line px-5 py-2.5 @2xl:odd:not-last:border-r max-sm:px-4">
      <h3 className="text-14">
        {post || '新投递'}
        <span className="tabular block text-13 font-normal text-ink-3">
          {deliveries.length} 份{unread > 0 && <b className="ml-2 font-medium text-brand">{unread} 份未读</b>}
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
export const SeenDeliveries = ({ post, deliveries }: Pick<Props, 'post' | 'deliveries'>) => (
  <li className="relative flex min-h-11 items-center gap-x-3 px-5 hover:bg-fill @4xl:min-h-8 max-sm:px-4">
    <a href={boxOf(post, false)} className="cut text-14 font-medium text-ink-1! after:absolute after:inset-0">
      {post || '新投递'}
    </a>
    <span className="tabular mr-auto flex-none text-ink-3">{deliveries.length} 份</span>
    {deliveries.slice(0, OPEN).map(({ id, link, who, body }) => (
      <a key={id} href={link || undefined} className="relative flex-none py-3 text-ink-2! @4xl:py-1 hover:text-brand!">
        {who || body}
      </a>
    ))}
  </li>
);
