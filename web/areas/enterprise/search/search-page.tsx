import { Button, Segmented } from 'antd';
import { Lock } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { type FoundTalent, type TalentFacets, talentPages } from '#contract/talents/talent-shapes.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { setSession } from '#web/session/session-store.ts';
import { BandHead, bandOf } from './fit-line.tsx';
import { SavedTalents } from './saved-talents.tsx';
import { SortSwitch, SoughtSelect } from './sought.tsx';
import { TalentDrawer } from './talent-drawer.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentItem } from './talent-item.tsx';
import { useGreeting } from './use-greeting.tsx';
import {
  type TalentQuery,
  useOpenPosts,
  usePosition,
  useTalentFacets,
  useTalentFilters,
  useTalents,
} from './use-talents.ts';

/** In the address in place of a post. */
const NO_POST = 'none';

/** The conditions that a post begins a search with, as the address has them. */
const conditionsOf = (post: OwnPost | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      stage: post?.stages ?? [],
      subject: post?.subjects ?? [],
      education: post?.education ? [post.education] : [],
    })
      .filter(([, codes]) => codes.length > 0)
      .map(([name, codes]) => [name, codes.join(',')]),
  );

/** The open post for which people are looked at: its stages, subjects and degree are the first conditions. */
function useSought({ view, id, isFiltered, show }: ReturnType<typeof useTalentFilters>, position: string | null) {
  const [, setParams] = useSearchParams();
  const open = useOpenPosts();
  const posts = open.data?.items ?? [];
  const begin = !view.postId && !isFiltered && !id && view.part === 'search';
  const first = posts.find((one) => one.id === position) ?? posts[0];
  const look = (postId: string) => {
    if (postId !== NO_POST) setSession({ position: postId });
    show({
      stage: null,
      subject: null,
      education: null,
      ...conditionsOf(posts.find((one) => one.id === postId)),
      postId,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search without anything begins once the posts are known
  useEffect(() => {
    if (begin && first) setParams({ postId: first.id, ...conditionsOf(first) }, { replace: true });
  }, [begin, first?.id]);
  return {
    post: posts.find((one) => one.id === view.postId),
    posts,
    isBegun: view.postId ? !open.isPending : !begin || (!open.isPending && !first),
    look,
  };
}

/** Talent search: people with public resumes, masked until they agree. */
export function SearchPage() {
  const list = useTalentFilters();
  const { values, view, page, id, isFiltered, show, clear } = list;
  const position = usePosition();
  const { post, posts, isBegun, look } = useSought(list, position);
  // Without conditions everybody fits alike: who was here last comes first.
  const sort = view.sort ?? (isFiltered ? 'fit' : 'newest');
  const talents = useTalents({ ...values, sort, page, postId: post?.id } as TalentQuery, isBegun);
  const facets = useTalentFacets(values);
  const { data } = talents;
  const isRanked = post !== undefined && sort === 'fit';
  const orderOf = (talent: FoundTalent) => (isRanked ? bandOf(talent.fit) : 0);
  const { greet, card } = useGreeting();
  const found = (
    <section className="rounded-card border border-line bg-surface">
      <TalentFilters
        values={values}
        facets={facets.data}
        total={data && `${totalText(data)} 人`}
        onChange={(patch) => show('keyword' in patch ? { ...patch, ignore: null } : patch)}
        onClear={isFiltered ? clear : undefined}
      />
      {facets.data && <KeywordChips understood={facets.data.understood} onChange={show} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line px-5 py-1.5 text-14 text-ink-3 max-sm:px-4">
        <p role="status">{data ? `共 ${totalText(data)} 人` : '正在查找'}，只显示公开简历的人</p>
        <SortSwitch value={sort} onChange={(value) => show({ sort: value })} />
      </div>
      <ConsoleList
        label="人才"
        query={{
          ...talents,
          data: data && { ...data, items: data.items.toSorted((one, other) => orderOf(one) - orderOf(other)) },
          ...(!isBegun && { fetchStatus: 'fetching' }),
        }}
        list={list}
        lastPage={talentPages}
        row={(talent, at, all) => (
          <Fragment key={talent.id}>
            {isRanked && <BandHead fits={all.map(({ fit }) => fit)} at={at} />}
            <TalentItem
              talent={talent}
              first={post !== undefined && at === 0}
              sought={post?.title}
              fit={talent.fit}
              open={talent.id === id}
              onOpen={() => show({ id: talent.id })}
              onGreet={() => greet(talent)}
            />
          </Fragment>
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
      <p className="flex items-center gap-1.5 border-t border-line px-5 py-3 text-12 text-ink-3 max-sm:px-4">
        <Lock size={14} aria-hidden="true" />
        姓名在对方同意沟通后可见；看简历会告诉对方
      </p>
    </section>
  );
  return (
    <>
      <PageHead
        note={
          view.part === 'search' &&
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
        actions={
          <Segmented
            aria-label="人才搜索或人才夹"
            value={view.part}
            options={[
              { value: 'search', label: '搜索' },
              { value: 'saved', label: '人才夹' },
            ]}
            onChange={(part) => show({ part: part === 'search' ? null : part, id: null })}
          />
        }
      />
      {view.part === 'saved' ? <SavedTalents list={list} onGreet={greet} /> : found}
      {card(post?.id ?? position)}
      <TalentDrawer id={id} via="search" postId={post?.id ?? position} onClose={() => show({ id: null })} />
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
    <section aria-label="搜索理解为" className="flex flex-wrap items-center gap-2 px-5 pb-3 text-14 max-sm:px-4">
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
