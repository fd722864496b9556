import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Recommendation, RecommendationBasis } from '#contract/talents/recommendations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Answer = AnswerOf<Api['GET /api/recommendations']>;

function Gone({ item: { post }, onUndo }: { item: Recommendation; onUndo(): void }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 text-14 text-ink-3 first:pt-0 last:border-b-0 last:pb-0">
      <span className="min-w-0 truncate">不再推荐“{post.title}”</span>
      <Button look="text" size="s" onClick={onUndo}>
        撤销
      </Button>
    </li>
  );
}

const few = 4;

/** What the list follows, in words. */
const follows: Record<RecommendationBasis, string> = {
  intention: '按你的求职意向，每天更新',
  search: '还没有求职意向，先按你保存的搜索',
  seen: '还没有求职意向，先按你最近看过的职位',
  city: '还没有求职意向，先按你的城市',
  nothing: '',
};

/** Matching posts with reasons; dismissed ones disappear and return on 撤销. */
export function Recommended({ recommended, now }: { recommended: Answer; now: number }) {
  const { personalised, basis, items } = recommended;
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
        <a href={personalised ? paths.resume('intentions') : paths.homePage()} className="link">
          {personalised ? '改意向' : '个性化推荐已关闭'}
        </a>
      }
    >
      {personalised && follows[basis] && <p className="-mt-1 mb-2 text-14 text-ink-3">{follows[basis]}</p>}
      {items.length === 0 ? (
        <EmptyState
          compact
          title={basis === 'nothing' ? '还不知道你想找什么' : '现在没有合适的新职位'}
          text={
            basis === 'nothing'
              ? '说说想教什么、在哪里，才好替你推荐；不说也能自己找'
              : '把城市或学科放宽一些，会多很多'
          }
          action={
            <>
              <ButtonLink look="tint" href={paths.resume('intentions')}>
                {basis === 'nothing' ? '填写求职意向' : '改求职意向'}
              </ButtonLink>
              <ButtonLink href={paths.jobs()}>去找工作</ButtonLink>
            </>
          }
        />
      ) : (
        <ul>
          {items
            .slice(0, all ? items.length : few)
            .map((item) =>
              gone.has(item.post.id) ? (
                <Gone key={item.post.id} item={item} onUndo={() => void turn(item.post.id, false)} />
              ) : (
                <RecommendedLine
                  key={item.post.id}
                  item={item}
                  now={now}
                  onDismiss={() => void turn(item.post.id, true)}
                />
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

interface Props {
  item: Recommendation;
  now: number;
  onDismiss(): void;
}

/** A recommended post: how well it fits, and what speaks for and against it. */
function RecommendedLine({ item: { post, score, reasons, doubts }, now, onDismiss }: Props) {
  return (
    <li
      className="flex gap-4 border-b border-line py-4 first:pt-1 last:border-b-0 max-sm:flex-wrap max-sm:gap-3"
      data-testid="recommended"
    >
      {score > 0 && (
        <ProgressRing value={score / 100} label="匹配度" size={44} tone="ok">
          <span className="text-14">{score}</span>
        </ProgressRing>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a href={paths.job(post.id)} className="text-16 font-semibold text-ink-1 hover:text-brand">
            {post.title}
          </a>
          {post.exam && <Tag tone="brand">公开招聘</Tag>}
          <Tag tone={post.tenure === 'establishment' ? 'brand' : 'plain'}>{labelOf(tenures, post.tenure)}</Tag>
          {!post.exam && <Pay value={post.salary} className="text-16" />}
        </p>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-14 text-ink-3">
          <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={18} bare />
          <span className="min-w-0 truncate">
            {post.company.name} · {post.place} · {agoText(post.refreshedAt, now)}
          </span>
        </p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-12" aria-label="推荐理由">
          {reasons.map((reason) => (
            <li key={reason} className="flex items-center gap-1 text-ok-ink">
              <Check size={13} aria-hidden />
              {reason}
            </li>
          ))}
          {doubts.map((doubt) => (
            <li key={doubt} className="flex items-center gap-1 text-warm-ink">
              <CircleAlert size={13} aria-hidden />
              {doubt}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:basis-full max-sm:justify-end">
        <Button look="text" size="s" aria-label={`不感兴趣：${post.title}`} onClick={onDismiss}>
          不感兴趣
        </Button>
        <DeliverLink post={post} className="btn btn-s btn-tint" />
      </div>
    </li>
  );
}
