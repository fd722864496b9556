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
    <section className="card mb-3 flex items-start gap-8 px-4 py-3 text-13 max-xl:hidden" aria-labelledby="notice-ways">
      <div className="flex-none">
        <h2 id="notice-ways" className="text-14 font-semibold text-ink-1">
          怎样通知我
        </h2>
        <button type="button" className="link cursor-pointer" onClick={onChange}>
          通知设置
        </button>
      </div>
      <dl className="flex min-w-0 flex-1 gap-8">
        {[...groups].map(([on, labels]) => (
          <div key={on} className="min-w-0 border-l border-line pl-4">
            <dt className={on ? 'font-medium text-ink-1' : 'text-ink-3'}>{on || '不通知'}</dt>
            <dd className="break-keep text-ink-2">{labels.join('、')}</dd>
          </div>
        ))}
        {data && (
          <div className="flex-none border-l border-line pl-4">
            <dt className="font-medium text-ink-1">免打扰</dt>
            <dd className="tabular text-ink-2">
              {data.quietFrom} 至 {data.quietTo}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
