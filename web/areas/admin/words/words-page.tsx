import { Button, Input, Select, type TableColumnsType } from 'antd';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import {
  type HotWord,
  type SensitiveWord,
  type TrainingRule,
  type WordLevel,
  wordEndpoints,
  wordLevels,
} from '#contract/operators/moderation-lists.ts';
import { type ReviewReason, reviewEndpoints, reviewQueues } from '#contract/operators/reviews.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { ChoiceField, Field, fieldsOf, NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';
import { Sortable } from '#web/features/resume/editing/sortable.tsx';
import { useSession } from '#web/session/session-store.ts';
import { EntryTable, entryList, type InLine } from './entry-table.tsx';

const views = { tab: viewOf(['hot', 'sensitive', 'training', 'reasons']) };
const away = { background: true, quiet: true } as const;

/** 词库: search suggestions of the home page, words that texts are checked for, and reviewers' reasons; beside each what comes of it. */
export function WordsPage() {
  const { view, show } = useListParams({}, views);
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  const tab = view.tab === 'reasons' && !reviews ? 'hot' : view.tab;
  const words = useCall('GET /api/admin/words', {}, away);
  const reasons = useCall('GET /api/admin/reviewReasons', reviews ? {} : null, away);
  const { hot, sensitive, training } = words.data ?? {};
  const isChecked = tab === 'sensitive' || tab === 'training';
  const line = (end: ReactNode) => (
    <StateTabs
      label="词库"
      active={tab}
      onChange={(key) => show({ tab: key })}
      end={end}
      tabs={[
        { key: 'hot', label: '热门搜索', n: hot?.length },
        { key: 'sensitive', label: '敏感词', n: sensitive?.length },
        { key: 'training', label: '招转培规则', n: training?.length },
        ...(reviews ? [{ key: 'reasons', label: '理由模板', n: reasons.data?.items.length }] : []),
      ]}
    />
  );
  return (
    <>
      <PageHead note={about[tab]} />
      <div className={clsx('grid items-start gap-3 *:min-w-0', isChecked && 'xl:grid-cols-[minmax(0,1fr)_320px]')}>
        <section className="overflow-clip card">
          {tab === 'hot' && <HotWords query={{ ...words, data: hot }} line={line} />}
          {tab === 'sensitive' && <SensitiveWords query={{ ...words, data: sensitive }} line={line} />}
          {tab === 'training' && <TrainingRules query={{ ...words, data: training }} line={line} />}
          {tab === 'reasons' && <Reasons query={reasons} line={line} />}
        </section>
        {isChecked && <TryText />}
      </div>
    </>
  );
}

/** What the entries of each tab do. */
const about: Record<string, string> = {
  hot: '按这个顺序显示在首页搜索框下，拖动改顺序',
  sensitive: '全角、大小写、空格和标点不影响命中',
  training: '几个词在相近的位置同时出现才命中，例如“培训”和“贷款”',
  reasons: '驳回、下架和警告时可选的理由',
};

/** Checks a text against the current lists. */
export function TryText() {
  const [text, setText] = useState('');
  const trying = useAction('POST /api/admin/words/try');
  const findings = trying.data?.findings;
  return (
    <section aria-label="试一段文字" className="card p-4 xl:sticky xl:top-18">
      <h2 className="mb-3 text-16 font-semibold text-ink-1">试一段文字</h2>
      <Input.TextArea
        aria-label="要检查的文字"
        placeholder="粘贴一段职位描述或聊天内容，看会不会被拦下"
        rows={5}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        block
        className="mt-3"
        disabled={!text.trim()}
        loading={trying.isPending}
        onClick={() => void trying.send({ body: { text } })}
      >
        检查
      </Button>
      <ul className="mt-3 space-y-1 text-14 text-ink-2 empty:hidden" aria-live="polite">
        {findings?.length === 0 && <li className="text-ok-ink">没有命中</li>}
        {findings?.map(({ level, words, note }) => (
          <li key={words.join()}>
            “{words.join('”+“')}”：{wordLevels[level]}
            {note && `，${note}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const activeField = <SwitchField label="启用" name="active" />;
const positionField = <NumberField label="顺序，小的在前" name="position" min={0} max={999} width="" />;
const reason = fieldsOf(reviewEndpoints['POST /api/admin/reviewReasons'].body);
const word = fieldsOf(wordEndpoints['POST /api/admin/sensitiveWords'].body);
const rule = wordEndpoints['POST /api/admin/trainingRules'].body.shape;
const queues = Object.entries(reviewQueues).map(([value, label]) => ({ value, label }));
/** What happens to a text that an entry hits. */
const effects: Record<WordLevel, string> = {
  refuse: '提交不了，写的人当场看到原因',
  review: '先不公开，进审核队列',
  warn: '照常发出，提醒收到的人',
};
const levels = (Object.keys(wordLevels) as WordLevel[]).map((value) => ({
  value,
  label: `${wordLevels[value]}：${effects[value]}`,
}));

/** Predefined reasons for reviewers. */
const Reasons = entryList<ReviewReason>({
  noun: '模板',
  of: 'reviewReasons',
  columns: [
    column('队列', { width: 110 }, ({ queue }) => reviewQueues[queue]),
    { title: '名称', dataIndex: 'label', width: 160 },
    { title: '对方看到的话', dataIndex: 'body' },
  ],
  blank: { queue: 'companies', label: '', body: '', position: 0, active: true },
  fields: (
    <>
      <ChoiceField label="队列" name="queue" options={queues} />
      <TextField {...reason('label')} />
      <TextField {...reason('body')} label="对方看到的话" rows={3} />
      {positionField}
      {activeField}
    </>
  ),
});

/** What happens where a text is hit, and why. */
const levelColumns = <T extends { level: WordLevel; note: string }>(): TableColumnsType<T> => [
  column('处理方式', { width: 120 }, ({ level }) => wordLevels[level]),
  { title: '备注', dataIndex: 'note' },
];
const levelFields = (
  <>
    <ChoiceField label="处理方式" name="level" options={levels} />
    <TextField label="备注" name="note" maxLength={100} placeholder="审核时会看到" />
    {activeField}
  </>
);

/** Words that posts and messages are checked for. */
const SensitiveWords = entryList<SensitiveWord>({
  noun: '敏感词',
  of: 'sensitiveWords',
  columns: [{ title: '敏感词', dataIndex: 'word' }, ...levelColumns<SensitiveWord>()],
  blank: { word: '', level: 'review', note: '', active: true },
  fields: (
    <>
      <TextField {...word('word')} />
      {levelFields}
    </>
  ),
});

/** 招转培: posts that sell a training course. */
const TrainingRules = entryList<TrainingRule>({
  noun: '规则',
  of: 'trainingRules',
  columns: [
    column('关键词同时出现', {}, ({ words }) => words.map((word) => `“${word}”`).join(' + ')),
    column('相距不超过', { width: 110 }, ({ within }) => `${within} 字`),
    ...levelColumns<TrainingRule>(),
  ],
  blank: { words: [], within: 20, level: 'review', note: '', active: true },
  fields: (
    <>
      <Field of={rule.words} name="words" label="关键词，输入后回车">
        <Select mode="tags" open={false} suffixIcon={null} />
      </Field>
      <NumberField of={rule.within} name="within" label="相距不超过（字）" width="" />
      {levelFields}
    </>
  ),
});

const field = fieldsOf(wordEndpoints['POST /api/admin/hotWords'].body);

const grid =
  'grid grid-cols-[24px_20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 lg:grid-cols-[24px_20px_minmax(0,2fr)_minmax(0,3fr)_88px_72px_88px]';

interface LineProps {
  words: readonly HotWord[];
  at: number;
  handle: ReactNode;
  acts: ReactNode;
}

/** A word with how often it was searched and how many posts were opened. */
function WordLine({ words, at, handle, acts }: LineProps) {
  const one = words[at] as HotWord;
  const [searched, opened] = [one.searched, one.opened].map((n) => n.toLocaleString('en'));
  return (
    <div data-testid="hot-word" className={`${grid} min-h-12 border-t border-line bg-surface py-1.5`}>
      {handle ?? <i />}
      <span className="num text-right text-ink-3">{at + 1}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold text-ink-1">{one.word}</b>
        {!one.active && <span className="tag tag-ok">停用</span>}
      </span>
      <span className="flex items-center gap-3 max-lg:order-last max-lg:col-start-3 max-lg:-col-end-1">
        <span className="tabular text-14 whitespace-nowrap text-ink-3 lg:hidden">
          <b className="font-semibold text-ink-1">{searched}</b> 次搜索，点开 {opened}
        </span>
      </span>
      <span className="tabular text-right font-semibold text-ink-1 max-lg:hidden">{searched}</span>
      <span className="tabular text-right text-ink-2 max-lg:hidden">{opened}</span>
      {acts}
    </div>
  );
}

interface Props extends InLine {
  query: ListQuery<HotWord> & { data: readonly HotWord[] | undefined };
}

/** 热门搜索 of the home page. */
export function HotWords({ query, line }: Props) {
  const change = useAction('PUT /api/admin/hotWords/:id', { invalidates: ['GET /api/admin/words'] });
  /** The order as it was just set, until every changed position is saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const placeOf = ({ id, position }: HotWord) => (order ? order.indexOf(id) : position);
  const words = (query.data ?? []).toSorted((one, other) => placeOf(one) - placeOf(other));
  const bySearches = words.toSorted((one, other) => other.searched - one.searched);
  const arrange = async (ids: readonly string[]) => {
    setOrder(ids);
    for (const [at, id] of ids.entries()) {
      const one = words.find((word) => word.id === id);
      if (!one || one.position === at + 1) continue;
      const body = { word: one.word, position: at + 1, active: one.active };
      if ((await change.send({ params: { id }, body })) === undefined) break;
    }
    setOrder(null);
  };
  return (
    <EntryTable<HotWord>
      noun="热门词"
      of="hotWords"
      line={line}
      query={{ ...query, data: query.data && words }}
      end={
        words.some((word, at) => word.searched !== bySearches[at]?.searched) && (
          <Button disabled={order !== null} onClick={() => void arrange(bySearches.map(({ id }) => id))}>
            按搜索量排
          </Button>
        )
      }
      draw={(_, acts) => (
        <>
          <p className={`${grid} bg-fill py-2 text-14 text-ink-2 max-lg:hidden`}>
            <span className="col-span-3">热门词</span>
            <span className="col-span-2 text-right">近 30 天搜索</span>
            <span className="text-right">点开职位</span>
            <span className="text-right">操作</span>
          </p>
          <Sortable
            ids={words.map(({ id }) => id)}
            nameOf={(id) => words.find((word) => word.id === id)?.word ?? ''}
            onMove={(ids) => void arrange(ids)}
          >
            {(id, handle) => {
              const at = words.findIndex((word) => word.id === id);
              return <WordLine words={words} at={at} handle={handle} acts={acts(words[at] as HotWord)} />;
            }}
          </Sortable>
        </>
      )}
      blank={{ word: '', position: 0, active: true }}
      fields={
        <>
          <TextField {...field('word')} />
          {positionField}
          {activeField}
        </>
      }
    />
  );
}
