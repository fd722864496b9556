import { Checkbox, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column } from '#web/features/console/list/row-parts.tsx';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { factsOf } from '#web/features/forms/schema-facts.ts';
import { intoViewSlowly } from '#web/ui/into-view.ts';
import type { ExamReading, FoundFact, ReadPostRow } from '../../../contract/exam-reading.ts';
import type { ExamPost } from '../../../contract/exam-shapes.ts';
import { educationText, majorsText } from '../../../contract/requirement-words.ts';
import { stepLabel, whenText } from '../../features/exam-words.ts';
import { factFields, hasField, projectTitle } from './exam-values.ts';

/** What a project has no field for. */
const labels: Partial<Record<FoundFact['field'], string>> = {
  organiser: '组织单位',
  headcount: '招聘人数',
  phone: '咨询电话',
  feeWaived: '减免考务费',
  ageMax: '年龄',
  education: '学历',
  certificate: '教师资格',
  url: '报名网址',
  email: '邮箱',
};

function labelOfFact(fact: FoundFact): string {
  if (fact.field === 'step') return stepLabel(fact.step);
  const field = factFields[fact.field];
  return labels[fact.field] ?? (field && factsOf(field).title) ?? fact.field;
}

function timesText(startsAt: string | null, endsAt: string | null): string {
  if (startsAt && endsAt) return `${whenText(startsAt)} 至 ${whenText(endsAt)}`;
  if (startsAt) return `${whenText(startsAt)} 开始`;
  return endsAt ? `${whenText(endsAt)} 截止` : '';
}

/** Values that are not said as they were read. */
const valueTexts: { [F in FoundFact['field']]?: (fact: Extract<FoundFact, { field: F }>) => string } = {
  step: ({ startsAt, endsAt }) => timesText(startsAt, endsAt),
  phone: ({ name, number }) => `${name} ${number}`,
  weights: ({ written, interview, other }) =>
    `笔试 ${written}%，面试 ${interview}%${other === null ? '' : `，其他 ${other}%`}`,
  fee: ({ value }) => (value === 0 ? '不收费' : `${value / 100} 元`),
  feeWaived: () => '部分人员可减免',
  publicityDays: ({ value }) => `${value} 个工作日`,
  ratio: ({ value, floor }) => `1 : ${value}${floor === null ? '' : `，最低 1 : ${floor}`}`,
  shortlist: ({ value }) => `1 : ${value}`,
  headcount: ({ value }) => `${value} 人`,
  ageMax: ({ value }) => `${value} 周岁以下`,
  title: ({ value }) => projectTitle(value),
};

const valueOfFact = (fact: FoundFact): string =>
  (valueTexts[fact.field] as ((one: FoundFact) => string) | undefined)?.(fact) ?? (fact as { value: string }).value;

function FactText({ fact, isShown, onShow }: { fact: FoundFact; isShown: boolean; onShow(line: number): void }) {
  return (
    <button
      type="button"
      className="min-w-0 flex-1 text-left text-14"
      aria-current={isShown}
      onClick={() => onShow(fact.line)}
    >
      <span className="text-ink-3">{labelOfFact(fact)}</span>
      <span className="ml-2 text-ink-1">{valueOfFact(fact)}</span>
      <span className="line-clamp-1 block text-12 text-ink-3">
        第 {fact.line + 1} 行：{fact.words}
      </span>
      {fact.note && <span className="block text-12 text-warm-ink">请核对：{fact.note}</span>}
    </button>
  );
}

interface Props {
  reading: ExamReading;
  chosen: ReadonlySet<number>;
  /** The line that the text shows. */
  line: number | null;
  onChoose(at: number, on: boolean): void;
  onShow(line: number): void;
}

const keyOf = (fact: FoundFact) => `${labelOfFact(fact)}-${fact.line}-${fact.words}`;

/**
 * What was found, each with the words where it stood. What was concluded is marked and not chosen beforehand; what the project has no
 * field for is listed to be read.
 */
export function FoundFacts({ reading: { facts, unread }, chosen, line, onChoose, onShow }: Props) {
  const others = facts.filter((fact) => !hasField(fact));
  const itemOf = (fact: FoundFact) => (
    <li key={keyOf(fact)} className="flex items-start gap-3 py-2">
      {hasField(fact) && (
        <Checkbox
          aria-label={`采用：${labelOfFact(fact)}`}
          checked={chosen.has(facts.indexOf(fact))}
          onChange={({ target }) => onChoose(facts.indexOf(fact), target.checked)}
        />
      )}
      <FactText fact={fact} isShown={fact.line === line} onShow={onShow} />
    </li>
  );
  return (
    <>
      <ul aria-label="读到的内容" className="divide-y divide-line">
        {facts.filter(hasField).map(itemOf)}
        {unread.map(({ line: at, words, note }) => (
          <li key={`${at}-${words}`} className="py-2 pl-7 text-12 text-warm-ink">
            <button type="button" className="text-left" onClick={() => onShow(at)}>
              第 {at + 1} 行的时间没有采用（{note}）：{words}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section aria-label="公告里还写了" className="mt-3 border-t border-line pt-3">
          <h3 className="text-14 text-ink-2">公告里还写了</h3>
          <p className="text-12 text-ink-3">项目没有对应的项，请写进报名须知或岗位表。</p>
          <ul className="divide-y divide-line">{others.map(itemOf)}</ul>
        </section>
      )}
    </>
  );
}

/** The parts of a line that are among the words found in it. */
function partsOf(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const [first] = words
    .filter((word) => word !== '' && text.includes(word))
    .sort((a, b) => text.indexOf(a) - text.indexOf(b));
  if (!first) return [{ text, found: false }];
  const at = text.indexOf(first);
  const rest = partsOf(text.slice(at + first.length), words);
  return [{ text: text.slice(0, at), found: false }, { text: first, found: true }, ...rest].filter(
    (one) => one.text !== '',
  );
}

/** The announcement with what was found marked in its place; the chosen line comes into view. */
export function MarkedLines({
  reading: { lines, facts, unread },
  line,
}: {
  reading: ExamReading;
  line: number | null;
}) {
  const wordsIn = (at: number) => [...facts, ...unread].flatMap((one) => (one.line === at ? one.words : []));
  return (
    <ol aria-label="公告原文" className="text-14 leading-6 text-ink-2">
      {lines.map((text, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places
          key={at}
          ref={at === line ? intoViewSlowly : undefined}
          className={`flex gap-3 rounded-ctl px-2 ${at === line ? 'bg-brand-tint' : ''}`}
        >
          <span className="tabular w-7 flex-none text-right text-12 text-ink-3" aria-hidden>
            {at + 1}
          </span>
          <span className="min-w-0 break-words">
            {partsOf(text, wordsIn(at)).map((part, k) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
              part.found ? <mark key={k}>{part.text}</mark> : <span key={k}>{part.text}</span>,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What a post requires, in a cell of two lines. */
export const RequirementsCell = ({ requirements }: Pick<ExamPost, 'requirements'>) => (
  <>
    <span className="line-clamp-1">{educationText(requirements)}</span>
    <span className="line-clamp-1 text-12 text-ink-3">{majorsText(requirements)}</span>
  </>
);

const kinds: Record<string, (row: ReadPostRow) => boolean> = {
  all: () => true,
  noted: ({ post, notes }) => post !== null && notes.length > 0,
  out: ({ post }) => post === null,
};

/** A row that is no post, by its first texts. */
const rawText = ({ cells }: ReadPostRow) => [...new Set(Object.values(cells).filter(Boolean))].slice(0, 4).join('　');

const columns: TableColumnsType<ReadPostRow> = [
  { title: '行', dataIndex: 'number', width: 56, align: 'right' },
  column('岗位', {}, (row) =>
    row.post ? (
      <>
        <span className="font-semibold text-ink-1">
          <span className="tabular">{row.post.code}</span> {row.post.title}，{row.post.headcount} 人
        </span>
        <span className="block text-12 text-ink-3">
          {[row.post.employer, labelOf(stages, row.post.stage), labelOf(subjects, row.post.subject)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ) : (
      <span className="line-clamp-2 text-ink-3">{rawText(row) || '空行'}</span>
    ),
  ),
  column('读到的要求', {}, ({ post }) => post && <RequirementsCell {...post} />),
  column('没有读懂的', {}, ({ post, notes }) => (
    <ul className={post ? 'text-warm-ink' : 'text-ink-3'}>
      {notes.map((note) => (
        <li key={note} className="text-12">
          {note}
        </li>
      ))}
    </ul>
  )),
];

/** Every row of an uploaded table: what was read from it, and beside it what was not understood. */
export function ReadRows({ rows, actsOf }: { rows: readonly ReadPostRow[]; actsOf?(row: ReadPostRow): ReactNode }) {
  const [kind, setKind] = useState('all');
  const count = (name: string) => rows.filter((row) => kinds[name]?.(row)).length;
  const shown = rows.filter((row) => kinds[kind]?.(row));
  return (
    <div className="rounded-card border border-line">
      <StateTabs
        label="读到的行"
        active={kind}
        onChange={setKind}
        tabs={[
          { key: 'all', label: '全部行', n: rows.length },
          { key: 'noted', label: '有没读懂的', n: count('noted') },
          { key: 'out', label: '没有读入', n: count('out') },
        ]}
      />
      <ConsoleList
        key={kind}
        label="岗位表的行"
        query={{ data: shown, isError: false, refetch: () => undefined }}
        columns={actsOf ? [...columns, actsColumn(96, actsOf)] : columns}
        minWidth={820}
        pageSize={50}
        table={{ rowKey: 'number', size: 'small' }}
        empty="没有这样的行"
      />
    </div>
  );
}
