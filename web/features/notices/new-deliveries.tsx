import { clsx } from 'clsx';
import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Thread } from './fold-notices.ts';
import { UnreadMark, whenText } from './notice-row.tsx';

interface Props {
  post: string;
  deliveries: Thread;
  onRead(id: string): void;
}

/** As many people as stand open. */
const OPEN = 12;

/** Who delivered to one post, the newest first: each a tile that leads to the delivery. */
export function NewDeliveries({ post, deliveries, onRead }: Props) {
  const [all, setAll] = useState(false);
  const unread = deliveries.filter(({ readAt }) => readAt === null).length;
  const shown = all ? deliveries : deliveries.slice(0, OPEN);
  return (
    <li className="break-inside-avoid border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4">
      <h3 className="flex items-baseline gap-3 text-16">
        {post || '新投递'}
        <span className="tabular text-13 font-normal text-ink-3">
          {deliveries.length} 份{unread > 0 && <b className="ml-2 font-medium text-brand">{unread} 份未读</b>}
        </span>
      </h3>
      <ul className="-mx-2 mt-2 grid grid-cols-2 gap-x-2 @xl:grid-cols-3">
        {shown.map(({ id, link, who, body, readAt, createdAt }) => (
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
      </ul>
      {deliveries.length > shown.length && (
        <Button look="text" size="s" className="mt-1 -ml-2" onClick={() => setAll(true)}>
          还有 {deliveries.length - shown.length} 份
        </Button>
      )}
    </li>
  );
}
