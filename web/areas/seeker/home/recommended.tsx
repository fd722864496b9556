import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Recommendation } from '#contract/talents/recommendations.ts';
import { call } from '#web/api/browser-call.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { postTags } from '#web/features/posts/post-words.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Answer = AnswerOf<Api['GET /api/recommendations']>;

interface LineProps {
  item: Recommendation;
  now: number;
  onDismiss(): void;
}

function Line({ item: { post, reasons }, now, onDismiss }: LineProps) {
  return (
    <li className="border-b border-line py-3.5 first:pt-0 last:border-b-0 last:pb-0" data-testid="recommended">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline justify-between gap-3">
            <a
              href={paths.job(post.id)}
              className="truncate text-16 font-semibold text-ink-1 hover:text-brand max-sm:whitespace-normal"
            >
              {post.title}
            </a>
            <Salary value={post.salary} className="shrink-0 text-16" />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-1.5 text-13 text-ink-3">
            <DeliveredTag id={post.id} />
            {postTags(post).map(({ label, brand }) => (
              <Tag key={label} tone={brand ? 'brand' : 'plain'}>
                {label}
              </Tag>
            ))}
            <span className="min-w-0 truncate sm:ml-1">
              {post.company.name} · {post.place} · {agoText(post.refreshedAt, now)}
            </span>
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ok-ink" aria-label="推荐理由">
            {reasons.map((reason) => (
              <li key={reason} className="flex items-center gap-1">
                <Check size={14} aria-hidden />
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <IconButton label={`不感兴趣：${post.title}`} size="s" onClick={onDismiss}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function Gone({ item: { post }, onUndo }: { item: Recommendation; onUndo(): void }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 text-13 text-ink-3 first:pt-0 last:border-b-0 last:pb-0">
      <span className="min-w-0 truncate">不再推荐“{post.title}”</span>
      <Button look="text" size="s" onClick={onUndo}>
        撤销
      </Button>
    </li>
  );
}

const few = 6;

/** Matching posts with reasons; dismissed ones disappear and return on 撤销. */
export function Recommended({ recommended, now }: { recommended: Answer; now: number }) {
  const { personalised, hasIntention, items } = recommended;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const mark = (id: string, off: boolean) =>
    setGone((before) => new Set(off ? [...before, id] : [...before].filter((other) => other !== id)));
  /** Optimistic; reverted on failure. */
  const turn = async (id: string, off: boolean) => {
    mark(id, off);
    const input = { params: { id } };
    const options = { background: true };
    const stored = off
      ? call('PUT /api/recommendations/:id/dismissal', input, options)
      : call('DELETE /api/recommendations/:id/dismissal', input, options);
    await stored.catch(() => mark(id, !off));
  };
  return (
    <Card
      heading={personalised ? '为你推荐' : '最新职位'}
      aside={
        <a href={paths.homePage()} className="link">
          {personalised ? '个性化推荐设置' : '个性化推荐已关闭'}
        </a>
      }
    >
      {personalised && !hasIntention && items.length > 0 && (
        <p className="mb-3 rounded-ctl bg-brand-tint px-3 py-2 text-13">
          还没有求职意向，先按城市推荐。
          <a href={paths.resume('intentions')} className="link">
            填写求职意向
          </a>
          后会按学段、学科和薪资来选。
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          compact
          title="暂时没有合适的职位"
          text="填写求职意向，会按学段、学科和城市为你找"
          action={<ButtonLink href={paths.resume('intentions')}>填写求职意向</ButtonLink>}
        />
      ) : (
        <ul>
          {items
            .slice(0, all ? items.length : few)
            .map((item) =>
              gone.has(item.post.id) ? (
                <Gone key={item.post.id} item={item} onUndo={() => void turn(item.post.id, false)} />
              ) : (
                <Line key={item.post.id} item={item} now={now} onDismiss={() => void turn(item.post.id, true)} />
              ),
            )}
        </ul>
      )}
      {!all && items.length > few && (
        <Button className="mt-4" wide onClick={() => setAll(true)}>
          再看 {items.length - few} 个
        </Button>
      )}
    </Card>
  );
}
