import { Button, Form, Modal, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type QueryChange,
  type QueryWord,
  type QueryWordKind,
  type QueryWordTrial,
  queryEndpoints,
  queryLists,
  queryWordKinds,
} from '#contract/queries/queries.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { anyDay, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { fieldsOf, RadioField, TextField } from '#web/features/forms/fields.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { QueryTable } from './query-table.tsx';

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
      <section className="card">
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
      {term !== null && <AddWord term={term} onClose={() => setTerm(null)} />}
    </>
  );
}

/** The words that operators added. */
function WordTable({ query }: { query: ListQuery<QueryWord> }) {
  const remove = useAction('DELETE /api/admin/queryWords/:id', {
    invalidates: ['GET /api/admin/queryWords'],
    done: '已收回，十几秒内生效',
  });
  const columns: TableColumnsType<QueryWord> = [
    { title: '别人的说法', dataIndex: 'term' },
    { title: '意思', dataIndex: 'means' },
    column('种类', { width: 96 }, ({ kind }) => queryWordKinds[kind]),
    column('加入', { width: 128 }, ({ createdAt: at }) => dateText(at)),
    actsColumn(88, ({ id, term }) => (
      <RowActs
        of={term}
        main={{
          label: '收回',
          danger: true,
          ask: { title: `收回“${term}”？`, content: '搜索不再认得这个说法' },
          onAct: () => remove.send({ params: { id } }),
        }}
      />
    )),
  ];
  return (
    <ConsoleList<QueryWord>
      label="说法"
      query={query}
      columns={columns}
      minWidth={640}
      table={{ tableLayout: 'auto', rowKey: 'id' }}
      unit="个"
      empty="还没有加过说法。在“没有结果”里挑一个常搜的词，告诉搜索它是什么意思，先试后留"
    />
  );
}

const field = fieldsOf(queryEndpoints['POST /api/admin/queryWords'].body);

interface Word {
  term: string;
  kind: QueryWordKind;
  means: string;
}

const hints: Record<QueryWordKind, string> = {
  synonym: '网站里对应的词，如“司机”',
  place: '省、市或区县的名字，如“深圳”',
  rule: '几个条件，空格隔开，如“公办 小学 事业编制”',
};

interface Props {
  /** What stands in the form at first. */
  term: string;
  onClose(): void;
}

/** A word is tried first, and kept only as it was tried. */
function AddWord({ term, onClose }: Props) {
  const [form] = Form.useForm<Word>();
  const kind = Form.useWatch('kind', form) ?? 'synonym';
  const [tried, setTried] = useState<Word | null>(null);
  const trying = useAction('POST /api/admin/queryWords/try');
  const keeping = useAction('POST /api/admin/queryWords', {
    invalidates: ['GET /api/admin/queryWords'],
    opened: term,
    done: '已保留，十几秒内生效',
    onSuccess: onClose,
  });
  const attempt = async (word: Word) => {
    setTried(null);
    const done = await trying.send({ body: word });
    // What was changed meanwhile has not been tried.
    if (done && JSON.stringify(form.getFieldsValue()) === JSON.stringify(word)) setTried(word);
  };
  const result = tried && trying.data;
  const isWorse = result?.judged.some(({ outcome }) => outcome === 'worse') ?? false;
  const keep = () => tried && keeping.send({ body: { ...tried, evenIfWorse: isWorse } });
  return (
    <Modal
      open
      title="加一个说法"
      onCancel={onClose}
      footer={[
        <Button
          key="try"
          loading={trying.isPending}
          onClick={() => form.submit()}
          type={result ? 'default' : 'primary'}
        >
          {result ? '再试一次' : '试一试'}
        </Button>,
        <Button
          key="keep"
          type={result ? 'primary' : 'default'}
          danger={isWorse}
          disabled={!result}
          loading={keeping.isPending}
          onClick={() => void keep()}
        >
          {isWorse ? '变差也保留' : '保留'}
        </Button>,
      ]}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ term: term.slice(0, 20), kind: 'synonym', means: '' }}
        onValuesChange={() => setTried(null)}
        onFinish={(word) => void attempt(word)}
      >
        <TextField {...field('term')} />
        <RadioField joined name="kind" label="种类" labels={queryWordKinds} />
        <TextField {...field('means')} extra={hints[kind]} />
      </Form>
      {result && <TrialResult trial={result} />}
    </Modal>
  );
}

const words = { better: '变好', same: '不变', worse: '变差' } as const;
const tones = { better: 'text-ok-ink', same: 'text-ink-3', worse: 'text-err-ink' } as const;

function Changes({ title, changes }: { title: string; changes: readonly QueryChange[] }) {
  return (
    <>
      <h3 className="mt-3 text-14 font-semibold text-ink-1">{title}</h3>
      <ul className="mt-1 max-h-40 overflow-y-auto text-14 text-ink-2">
        {changes.map(({ query, fitting, total, outcome }) => (
          <li key={query} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0 break-words">{query}</span>
            <span className="tabular flex-none">
              {fitting && `前十符合 ${fitting.before} → ${fitting.after}，`}共 {total.before} → {total.after}
              {fitting && <span className={`ml-2 ${tones[outcome]}`}>{words[outcome]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a word would change, before it is kept. */
function TrialResult({ trial: { term, titles, judged, judgedInAll, frequent } }: { trial: QueryWordTrial }) {
  const worse = judged.filter(({ outcome }) => outcome === 'worse').length;
  const better = judged.filter(({ outcome }) => outcome === 'better').length;
  return (
    <section aria-label="试的结果" aria-live="polite" className="rounded-card border border-line bg-fill p-3">
      <p className="text-14 text-ink-1">
        搜“{term.query}”：{term.total.before} → {term.total.after} 个职位
      </p>
      <ul className="mt-1 text-14 text-ink-3">
        {titles.map((title) => (
          <li key={title} className="cut">
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-2">
        {judged.length === 0
          ? `${judgedInAll} 条评测搜索都不受影响`
          : `${judgedInAll} 条评测搜索里 ${judged.length} 条含有这个说法：${better} 条变好，${worse} 条变差`}
      </p>
      {judged.length > 0 && <Changes title="评测搜索" changes={judged} />}
      {frequent.length > 0 && <Changes title="近 90 天常搜的" changes={frequent} />}
    </section>
  );
}
