import { useEffect } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import { useCall } from '#web/features/calls/use-call.ts';

interface Props {
  topics: readonly NoticeTopic[];
  /** The settings are open: what they say is asked for again when they close. */
  changed: boolean;
  onChange(): void;
}

const ways = { inApp: '站内', sms: '短信', email: '邮件', wechat: '微信' } as const;
const names = Object.keys(ways) as (keyof typeof ways)[];

/** By which ways notices come, and which kinds by each; the settings open beside the page. */
export function WaysCard({ topics, changed, onChange }: Props) {
  const settings = useCall('GET /api/notifications/settings', {}, { background: true, quiet: true });
  const { refetch } = settings;
  useEffect(() => {
    if (!changed) void refetch();
  }, [changed, refetch]);
  const { data } = settings;
  const onOf = (row: Partial<Record<(typeof names)[number], unknown>>) =>
    names
      .filter((name) => row[name] === true)
      .map((name) => ways[name])
      .join('、');
  const shown = (data?.topics ?? []).filter(({ topic }) => topics.includes(topic));
  /** Kinds that come by the same ways stand together. */
  const groups = new Map(
    [...Map.groupBy(shown, onOf)].map(([on, rows]) => [on, rows.map(({ topic }) => noticeTopics[topic].label)]),
  );
  return (
    <section className="card max-xl:hidden" aria-labelledby="notice-ways">
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 id="notice-ways" className="text-16 font-semibold text-ink-1">
          怎样通知我
        </h2>
        <button type="button" className="link cursor-pointer text-13" onClick={onChange}>
          通知设置
        </button>
      </header>
      <dl className="px-4 py-2 text-13">
        {[...groups].map(([on, labels]) => (
          <div key={on} className="border-b border-line py-2.5 last:border-0">
            <dt className={on ? 'font-medium text-ink-1' : 'text-ink-3'}>{on || '不通知'}</dt>
            <dd className="mt-0.5 break-keep text-ink-2">{labels.join('、')}</dd>
          </div>
        ))}
        {data && (
          <div className="flex justify-between gap-3 py-2.5">
            <dt className="text-ink-1">免打扰</dt>
            <dd className="tabular text-ink-2">
              {data.quietFrom} 至 {data.quietTo}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
