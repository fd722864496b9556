import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Recommendation, RecommendationBasis } from '#contract/talents/recommendations.ts';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RecommendedLine } from './recommended-line.tsx';

type Answer = AnswerOf<Api['GET /api/recommendations']>;

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
      {personalised && follows[basis] && <p className="-mt-1 mb-2 text-13 text-ink-3">{follows[basis]}</p>}
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
