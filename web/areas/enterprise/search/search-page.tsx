import { Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { type TalentFacets, talentPages } from '#contract/talents/talent-shapes.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { setSession } from '#web/session/session-store.ts';
import { SavedTalents } from './saved-talents.tsx';
import { TalentDrawer } from './talent-drawer.tsx';
import { SortSelect, SoughtSelect, TalentFilters, useTalentPane } from './talent-filters.tsx';
import { TalentRow } from './talent-row.tsx';
import { useGreeting } from './use-greeting.tsx';
import {
  type TalentQuery,
  useCandidateCounts,
  useOpenPosts,
  usePosition,
  useTalentFacets,
  useTalentFilters,
  useTalents,
} from './use-talents.ts';

/** In the address in place of a post. */
const NO_POST = 'none';

/** The conditions that a post begins a search with, as the address has them. */
const conditionsOf = (post: OwnPost | undefined) => ({
  ...(post?.stages.length && { stage: post.stages.join() }),
  ...(post?.subjects.length && { subject: post.subjects.join() }),
  ...(post?.education && { education: post.education }),
});

/** The open post for which people are looked at: its stages, subjects and degree are the first conditions. */
function useSought(
  { values, view, id, isFiltered, show }: ReturnType<typeof useTalentFilters>,
  position: string | null,
) {
  const [, setParams] = useSearchParams();
  const open = useOpenPosts();
  const posts = open.data?.items ?? [];
  const begin = !view.postId && !isFiltered && !id && view.part === 'search';
  const first = posts.find((post) => post.id === position) ?? posts[0];
  const look = (postId: string) => {
    if (postId !== NO_POST) setSession({ position: postId });
    const wanted = conditionsOf(posts.find((post) => post.id === postId));
    show({ stage: null, subject: null, education: null, ...wanted, postId });
  };
  const post = posts.find(({ id }) => id === view.postId);
  const search = (typed: Parameters<Change>[0]) => {
    // A text stands for itself: it leaves the post and the conditions that came with it, until the post is chosen beside it.
    const own = typed.keyword && !values.keyword ? Object.entries(conditionsOf(post)) : [];
    const left = own.flatMap(([name, value]) => (values[name as keyof typeof values] === value ? [[name, null]] : []));
    show({ ...typed, ignore: null, ...(own.length > 0 && { ...Object.fromEntries(left), postId: NO_POST }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search without anything begins once the posts are known
  useEffect(() => {
    if (begin && first) setParams({ postId: first.id, ...conditionsOf(first) }, { replace: true });
  }, [begin, first?.id]);
  return {
    post,
    posts,
    isBegun: view.postId ? !open.isPending : !begin || (!open.isPending && !first),
    look,
    search,
  };
}

/** Talent search: people with public resumes, masked until they agree. */
export function SearchPage() {
  const list = useTalentFilters();
  const { values, view, page, id, isFiltered, show, clear } = list;
  const position = usePosition();
  const { post, posts, isBegun, look, search } = useSought(list, position);
  const tabCounts = useCandidateCounts(post?.id);
  // Without conditions everybody fits alike: who was here last comes first.
  const sort = view.sort ?? (isFiltered ? 'fit' : 'newest');
  const talents = useTalents({ ...values, sort, page, postId: post?.id } as TalentQuery, isBegun);
  const facets = useTalentFacets(values);
  const { data } = talents;
  const items = data?.items;
  const pane = useTalentPane(items?.map((talent) => talent.id) ?? [], id, show);
  const { greet, card } = useGreeting(pane.advance);
  const isSaved = view.part === 'saved';
  const savedPill = (
    <button
      type="button"
      className="filter"
      aria-pressed={isSaved}
      onClick={() => show({ part: isSaved ? null : 'saved', id: null })}
    >
      人才夹
    </button>
  );
  const found = (
    <div>
      {/* In line with the sheet below: a filter row is drawn for the inside of one. */}
      <div className="-mx-4">
        <TalentFilters
          values={values}
          facets={facets.data}
          total={data && `${totalText(data)} 人`}
          onChange={(patch) => ('keyword' in patch ? search(patch) : show(patch))}
          onClear={isFiltered ? clear : undefined}
          before={
            posts.length > 0 && (
              <SoughtSelect
                label="为哪个职位找人"
                posts={posts}
                value={post?.id ?? NO_POST}
                other={{ value: NO_POST, label: '不限职位' }}
                onChange={look}
              />
            )
          }
        >
          <SortSelect value={sort} onChange={(value) => show({ sort: value })} />
        </TalentFilters>
      </div>
      {facets.data && <KeywordChips understood={facets.data.understood} onChange={show} />}
      <section className="card">
        <ConsoleList
          label="人才"
          query={{
            ...talents,
            data: data && items && { ...data, items },
            ...(!isBegun && { fetchStatus: 'fetching' }),
          }}
          list={list}
          lastPage={talentPages}
          row={(talent) => (
            <TalentRow
              key={talent.id}
              talent={talent}
              sought={post?.title}
              fit={talent.fit}
              current={talent.id === id}
              onOpen={() => show({ id: talent.id })}
              onGreet={() => greet(talent)}
            />
          )}
          empty="没有符合条件的人，试试去掉一两个条件"
          emptyAction={
            isFiltered && (
              <>
                {facets.data?.withoutOne.map(({ name, label, n }) => (
                  <Button key={name} onClick={() => show({ [name]: null })}>
                    不限{label}，有 {n} 人
                  </Button>
                ))}
                <Button onClick={clear}>清空条件</Button>
              </>
            )
          }
        />
      </section>
    </div>
  );
  return (
    <>
      <PageHead
        counts={tabCounts}
        actions={savedPill}
        note={`${data ? `${totalText(data)} 人${isFiltered ? '符合条件' : '公开了简历'}` : '正在查找'}${post && sort === 'fit' ? '，愿来本省的在前' : ''}；姓名在对方同意沟通后可见，看简历会告诉对方`}
      />
      <div className="beside-pane">
        {isSaved ? <SavedTalents list={list} onGreet={greet} /> : found}
        <TalentDrawer
          id={id}
          via="search"
          fit={items?.find((talent) => talent.id === id)?.fit}
          pane={pane}
          onGreet={greet}
          onClose={() => show({ id: null })}
        />
      </div>
      {card(post?.id ?? position)}
    </>
  );
}

interface Props {
  understood: TalentFacets['understood'];
  onChange: Change;
}

const without = (labels: readonly string[], label: string) => labels.filter((other) => other !== label);
/** As the address has it; null for none. */
const joined = (labels: readonly string[]): string | null => labels.join(',') || null;

/** What was understood of the keyword, part by part, each of which can be taken away and brought back, and what was not met. */
export function KeywordChips({ understood: { parts, ignored, notes }, onChange }: Props) {
  if (parts.length + ignored.length + notes.length === 0) return null;
  return (
    <section aria-label="搜索理解为" className="flex flex-wrap items-center gap-2 pb-3 text-14">
      {parts.map((label) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-label={`去掉条件：${label}`}
          onClick={() =>
            onChange(parts.length > 1 ? { ignore: joined([...ignored, label]) } : { keyword: null, ignore: null })
          }
        >
          {label}
          <span className="i i-x" />
        </button>
      ))}
      {ignored.map((label) => (
        <button
          key={label}
          type="button"
          className="px-1 text-ink-3 hover:text-brand"
          onClick={() => onChange({ ignore: joined(without(ignored, label)) })}
        >
          恢复“{label}”
        </button>
      ))}
      {notes.map((note) => (
        <p key={note} className="w-full text-ink-3">
          {note}
        </p>
      ))}
    </section>
  );
}
