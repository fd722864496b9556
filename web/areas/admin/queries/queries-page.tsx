import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { queryLists } from '#contract/queries/queries.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyDay, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { AddWord } from './add-word.tsx';
import { QueryTable } from './query-table.tsx';
import { WordTable } from './word-table.tsx';

const filters: Filter[] = [{ kind: 'days', name: 'days', label: '日期' }];
const views = { tab: viewOf(['nothing', 'left', 'undone', 'words']) };

/** 搜索词: what people searched in vain, and the words that operators add for it. */
export function QueriesPage() {
  const list = useListParams({ from: anyDay, to: anyDay }, views);
  const { tab } = list.view;
  const [term, setTerm] = useState<string | null>(null);
  const words = useCall('GET /api/admin/queryWords', {}, { background: true, quiet: true });
  return (
    <>
      <PageHead
        note="老师搜了却没找到的词，加一个说法就找得到"
        actions={
          <Button icon={<Plus size={16} />} onClick={() => setTerm('')}>
            加一个说法
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="搜索词"
          active={tab}
          onChange={(key) => list.show({ tab: key })}
          tabs={[
            ...Object.entries(queryLists).map(([key, label]) => ({ key, label })),
            { key: 'words', label: '加过的说法', n: words.data?.length },
          ]}
          end={tab !== 'words' && <FilterBar filters={filters} values={list.values} onChange={list.show} />}
        />
        {tab === 'words' ? (
          <WordTable query={words} />
        ) : (
          <QueryTable tab={tab} days={list.values} words={words.data ?? []} onAdd={setTerm} />
        )}
      </section>
      <AddWord term={term} onClose={() => setTerm(null)} />
    </>
  );
}
