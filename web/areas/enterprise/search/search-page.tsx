import { Button, Segmented } from 'antd';
import { Lock } from 'lucide-react';
import { talentPages } from '#contract/talents/talent-shapes.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { ContactQuota } from './contact-quota.tsx';
import { GreetCard } from './greet-card.tsx';
import { KeywordChips } from './keyword-chips.tsx';
import { SavedTalents } from './saved-talents.tsx';
import { TalentDrawer } from './talent-drawer.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentItem } from './talent-item.tsx';
import { useGreeting } from './use-greeting.tsx';
import { type TalentQuery, usePosition, useTalentFacets, useTalentFilters, useTalents } from './use-talents.ts';

/** Talent search: people with public resumes, masked until they agree. */
export function SearchPage() {
  const list = useTalentFilters();
  const { values, view, page, id, isFiltered, show, clear } = list;
  const position = usePosition();
  // Without conditions everybody fits alike: who was here last comes first.
  const sort = view.sort ?? (isFiltered ? 'fit' : 'newest');
  const talents = useTalents({ ...values, sort, page } as TalentQuery);
  const facets = useTalentFacets(values);
  const { data } = talents;
  const { greeted, draft, greet, close, send } = useGreeting();
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line px-5 py-1.5 text-13 text-ink-3 max-sm:px-4">
        <p role="status">{data ? `共 ${totalText(data)} 人` : '正在查找'}，只显示公开简历的人</p>
        <p className="ml-auto flex items-center gap-1.5 max-md:hidden">
          <Lock size={14} aria-hidden="true" />
          姓名在对方同意沟通后可见；看简历会告诉对方
        </p>
        <Segmented
          size="small"
          aria-label="排序"
          value={sort}
          options={[
            { value: 'fit', label: '最匹配' },
            { value: 'newest', label: '最近活跃' },
          ]}
          onChange={(value) => show({ sort: value })}
        />
      </div>
      <ConsoleList
        label="人才"
        query={talents}
        list={list}
        lastPage={talentPages}
        row={(talent) => (
          <TalentItem
            key={talent.id}
            talent={talent}
            open={talent.id === id}
            onOpen={() => show({ id: talent.id })}
            onGreet={() => greet(talent)}
          />
        )}
        empty="没有符合条件的人，试试去掉一两个条件"
        emptyAction={isFiltered && <Button onClick={clear}>清空条件</Button>}
      />
    </section>
  );
  return (
    <>
      <PageHead
        actions={
          <>
            <Segmented
              aria-label="人才搜索或人才夹"
              value={view.part}
              options={[
                { value: 'search', label: '搜索' },
                { value: 'saved', label: '人才夹' },
              ]}
              onChange={(part) => show({ part: part === 'search' ? null : part, id: null })}
            />
            <ContactQuota />
          </>
        }
      />
      {view.part === 'saved' ? <SavedTalents list={list} onGreet={greet} /> : found}
      {greeted && (
        <GreetCard
          key={greeted.id}
          talent={greeted}
          postId={position}
          draft={draft}
          onSend={send(greeted)}
          onClose={close}
        />
      )}
      <TalentDrawer id={id} via="search" postId={position} onClose={() => show({ id: null })} />
    </>
  );
}
