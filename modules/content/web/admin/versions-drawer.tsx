import { Button, Drawer } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime } from '#contract/text.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { instantOf } from '#web/features/time/picked-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { EditedItem } from '../../contract/content-editor.ts';
import type { ArticleFigure, ContentForm } from '../../contract/content-items.ts';
import { publication } from '../../contract/publication-state.ts';
import { type FieldType, factFields } from './form/facts-fields.tsx';
import { valuesOfForm } from './form/form-values.ts';

interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared as a whole: the table grows with the square of the lines. */
const MAX_DIFF_LENGTH = 600;

/** Line-by-line differences of two texts (longest common subsequence). */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length > MAX_DIFF_LENGTH || after.length > MAX_DIFF_LENGTH) {
    return [
      ...before.map((text) => ({ kind: 'removed' as const, text })),
      ...after.map((text) => ({ kind: 'added' as const, text })),
    ];
  }
  const [rows, columns] = [before.length, after.length];
  const length = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = before[row] === after[column];
      (length[row] as number[])[column] = same
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] as string });
      row += 1;
      column += 1;
    } else if (column < columns && (row === rows || at(row, column + 1) > at(row + 1, column))) {
      lines.push({ kind: 'added', text: after[column] as string });
      column += 1;
    } else {
      lines.push({ kind: 'removed', text: before[row] as string });
      row += 1;
    }
  }
  return lines;
}

/** A form label without its hint in brackets. */
const bare = (label: string) => label.replace(/（.*）$/, '');

function shownFact(type: FieldType, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (type === 'figures')
    return (value as ArticleFigure[]).map(({ title, unit, source, rows }) =>
      [`${title}（${unit}，${source}）`, ...rows.map((row) => `${row.label} ${row.value}`)].join('、'),
    );
  if (Array.isArray(type)) return [type.find(([option]) => option === value)?.[1] ?? String(value)];
  if (type === 'day') return [(value as Dayjs).format('YYYY-MM-DD')];
  if (type === 'time') return [formatDateTime(instantOf(value as Dayjs))];
  return String(value).split('\n').filter(Boolean);
}

/** The fields of an item other than its body, with the form's labels. */
function fieldsOf(form: ContentForm): (readonly [label: string, value: string | null | undefined])[] {
  const { facts = {} } = valuesOfForm(form);
  const ofKind = factFields[form.kind];
  return [
    ['标题', form.title],
    ['摘要', form.summary],
    ...ofKind.flatMap(([name, label, type]) =>
      shownFact(type, facts[name]).map((value) => [bare(label), value] as const),
    ),
    ['分类', labelOf(contentKinds[form.kind].categories, form.category)],
    ['来源', form.source],
    ['地区', form.regionCode && regionFullName(form.regionCode)],
    ['封面', form.coverUrl],
    ['发布时间', form.publishAt && formatDateTime(form.publishAt)],
    ['自动撤下时间', form.withdrawAt && formatDateTime(form.withdrawAt)],
    ...form.attachments.map(({ name }) => ['附件', name] as const),
  ];
}

/** The paragraphs of a body; a picture is represented by its description or URL. */
const paragraphsOf = (body: string) =>
  body
    .replace(
      /<img[^>]*>/g,
      (tag) => `\n图片：${/\salt="([^"]+)"/.exec(tag)?.[1] ?? /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''}\n`,
    )
    .replace(/<\/(?:p|h[2-4]|li|tr|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A form as comparable lines: its fields, then its text. */
export const linesOf = (form: ContentForm): string[] => [
  ...fieldsOf(form).flatMap(([label, value]) => (value ? [`${label}：${value}`] : [])),
  ...paragraphsOf(form.body),
];

const look = {
  same: '',
  added: 'bg-ok-tint text-ok-ink',
  removed: 'bg-err-tint text-err-ink line-through',
} as const;
const quiet = { background: true, quiet: true } as const;

function Difference({ item, number }: { item: EditedItem; number: number }) {
  const params = { id: item.id, number };
  const version = useCall('GET /api/content/editor/items/:id/versions/:number', { params }, quiet);
  if (version.isError || !version.data) return <Awaiting query={version} failed="这一版没有加载出来" />;
  const lines = diffLines(linesOf(version.data.form), linesOf(item.form));
  if (lines.every(({ kind }) => kind === 'same')) return <EmptyState compact title="与当前内容相同" />;
  return (
    <ol className="text-14" aria-label={`第 ${number} 版与当前的差异`}>
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else to tell them apart
        <li key={at} className={`px-2 py-0.5 break-all ${look[kind]}`}>
          {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : '  '}
          {text}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  item: EditedItem;
  /** The editor has unsaved changes. */
  unsaved: boolean;
  onClose(): void;
  onRestored(item: EditedItem): void;
}

/** Every version of an item, with its differences and a way to restore it. */
export function VersionsDrawer({ item, unsaved, onClose, onRestored }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const versions = useCall(
    'GET /api/content/editor/items/:id/versions',
    { params: { id: item.id } },
    { ...quiet, staleTime: 0 },
  );
  const restore = useAction('POST /api/content/editor/items/:id/versions/:number/restore', {
    invalidates: ['GET /api/content/editor/items/:id/versions'],
    opened: item.version,
    onSuccess: onRestored,
  });
  return (
    <Drawer open title="历史版本" size={640} onClose={onClose}>
      <ConsoleList
        label="历史版本"
        query={versions}
        empty="还没有版本"
        row={({ number, act, editor, at, title }) => (
          <li key={number} className="py-3">
            <div className="flex items-center justify-between gap-3">
              <span>
                <b className="text-ink-1">第 {number} 版</b>
                <span className="ml-2">{publication.moves[act as keyof typeof publication.moves] ?? act}</span>
                <span className="ml-2 text-12 text-ink-3">
                  {editor || '系统'} {formatDateTime(at)}
                </span>
                <span className="block text-14 text-ink-3">{title}</span>
              </span>
              <span className="flex flex-none gap-2">
                <Button size="small" onClick={() => setShown(shown === number ? null : number)}>
                  {shown === number ? '收起' : '与当前对比'}
                </Button>
                {number !== item.version && (
                  <AskButton
                    size="small"
                    ask={`恢复为第 ${number} 版？`}
                    about={unsaved && '没有保存的修改会丢失'}
                    yes="确定"
                    onYes={() => restore.send({ params: { id: item.id, number } })}
                  >
                    恢复
                  </AskButton>
                )}
              </span>
            </div>
            {shown === number && (
              <div className="mt-3 max-h-90 overflow-y-auto rounded-ctl border border-line p-2">
                <Difference item={item} number={number} />
              </div>
            )}
          </li>
        )}
      />
    </Drawer>
  );
}
