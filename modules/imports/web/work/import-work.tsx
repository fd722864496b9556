import { useQuery } from '@tanstack/react-query';
import { Button, Progress, Select } from 'antd';
import { Download } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime } from '#contract/text.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ImportSheet, ImportSummary } from '../../contract.ts';
import { Begin } from './begin.tsx';
import { comingText, isWritten } from './coming-text.ts';
import { type ImportCalls, importCallsOf } from './import-calls.ts';
import { MappingTable } from './mapping-table.tsx';
import { RowsTable } from './rows-table.tsx';
import { saveReport } from './save-sheet.ts';
import { importsKey, type Phase, useImport } from './use-import.ts';

interface PickerProps {
  sheet: ImportSheet;
  disabled: boolean;
  /** Undefined if the file is no longer available. */
  onChoose: ((name: string) => void) | undefined;
}

/** Selects the sheet of the workbook. */
function SheetPicker({ sheet, disabled, onChoose }: PickerProps) {
  return (
    <section className="flex flex-wrap items-center gap-3 card px-4 py-3">
      <label htmlFor="import-sheet" className="text-14 font-semibold text-ink-1">
        工作表
      </label>
      <Select
        id="import-sheet"
        className="w-64 max-w-full"
        disabled={disabled || !onChoose}
        value={sheet.sheet}
        options={sheet.sheets.map((name) => ({ value: name, label: name }))}
        onChange={(name: string) => onChoose?.(name)}
      />
      <span className="text-14 text-ink-3">共 {sheet.sheets.length} 张，每次读取一张</span>
    </section>
  );
}

interface WritingProps {
  sheet: ImportSheet;
  phase: Phase;
  calls: ImportCalls;
  busy: boolean;
  /** Where the drafts go on to, once all are written. */
  next: ReactNode;
  onWrite(): void;
  onStop(): void;
  onUndo(): void;
  onRestart(): void;
  onFile(id: string): void;
}

function Writing({ sheet, phase, calls, busy, next, onWrite, onStop, onUndo, onRestart, onFile }: WritingProps) {
  const coming = sheet.rows.filter(isWritten).length;
  const percent = sheet.total === 0 ? 0 : Math.floor((100 * sheet.done) / sheet.total);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3" role="status">
      {phase === 'mapped' ? (
        <span className="text-14 text-ink-3">{comingText(sheet.rows)}</span>
      ) : (
        <span className="flex w-72 items-center gap-3">
          <Progress percent={percent} size="small" showInfo={false} aria-label="写入进度" />
          <span className="tabular shrink-0 text-14 text-ink-2">
            {sheet.done} / {sheet.total} 行
          </span>
        </span>
      )}
      <span className="ml-auto flex flex-wrap gap-2">
        {phase === 'mapped' && (
          <UploadButton kind="postTable" disabled={busy} onDone={({ id }) => onFile(id)}>
            换一张表
          </UploadButton>
        )}
        {(phase === 'paused' || phase === 'done') && <Button onClick={onRestart}>换一张表</Button>}
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          disabled={phase === 'writing'}
          onClick={() => void saveReport(calls, sheet.id).catch(() => undefined)}
        >
          下载逐行报告
        </Button>
        {phase === 'writing' && <Button onClick={onStop}>停止</Button>}
        {(phase === 'paused' || phase === 'done') && <UndoButton onUndo={onUndo} />}
        {(phase === 'mapped' || phase === 'paused') && (
          <Button type="primary" disabled={busy || (coming === 0 && sheet.done === 0)} onClick={onWrite}>
            {phase === 'paused' ? '继续写入' : '写入草稿'}
          </Button>
        )}
        {phase === 'done' && next}
      </span>
    </div>
  );
}

interface Props {
  /** The school for which an operator imports; absent for the recruiter's own. */
  companyId?: string;
  /** The way back from it. */
  back?: { label: string; href: string };
  next?: ReactNode;
  /** The page on which a written draft is edited. */
  postHref?: (id: string) => string;
}

/** Import of a 岗位表: upload, mapping for correction, trial row by row, then drafts. */
export function ImportWork({ companyId, back, next, postHref }: Props) {
  const calls = importCallsOf(companyId);
  const { sheet, phase, remapping, begin, chooseSheet, open, remap, write, stop, undo, restart } = useImport(calls);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const shown = sheet !== null;
  useLayoutEffect(() => {
    if (shown) setWidth(box.current?.clientWidth ?? 0);
  }, [shown]);
  return (
    <>
      <PageHead {...(back && { back })} title={sheet ? sheet.name : '导入岗位表'} />
      {sheet === null ? (
        <Begin reading={phase === 'reading'} onFile={(id) => void begin(id)}>
          <RecentImports
            calls={calls}
            of={companyId ?? ''}
            busy={phase === 'reading'}
            onOpen={(id) => void open(id)}
            onUndo={(id) => void undo(id)}
          />
        </Begin>
      ) : (
        <div className="space-y-3">
          {sheet.sheets.length > 1 && (
            <SheetPicker sheet={sheet} disabled={phase !== 'mapped'} onChoose={chooseSheet} />
          )}
          <MappingTable
            sheet={sheet}
            disabled={remapping || phase !== 'mapped'}
            onMap={(field, column) => void remap(field, column)}
          />
          {sheet.notes.length > 0 && (
            <ul aria-label="这张表" className="list-disc rounded-card bg-warm-tint py-3 pr-4 pl-8 text-14 text-ink-2">
              {sheet.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <section ref={box} className="card" aria-busy={remapping}>
            {width > 0 && <RowsTable rows={sheet.rows} width={width} postHref={postHref} />}
            <Writing
              sheet={sheet}
              phase={phase}
              calls={calls}
              busy={remapping}
              next={next}
              onWrite={() => void write()}
              onStop={stop}
              onUndo={() => void undo(sheet.id)}
              onRestart={restart}
              onFile={(id) => void begin(id)}
            />
          </section>
        </div>
      )}
    </>
  );
}

interface RecentImportsProps {
  busy: boolean;
  onOpen(id: string): void;
  onUndo(id: string): void;
}

function progressText({ total, done, written, drafts }: ImportSummary): string {
  if (done === 0) return `${total} 行，没有写入`;
  const part = done < total ? `，处理到第 ${done} 行` : '';
  return `${total} 行${part}，写入 ${written} 个；可撤回草稿 ${drafts} 个`;
}

function Line({ one, busy, onOpen, onUndo }: { one: ImportSummary } & RecentImportsProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3" data-testid="recent-import">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block truncate text-14 text-ink-1">
          {one.name}
          {one.sheet && <span className="text-ink-3"> · {one.sheet}</span>}
        </span>
        <span className="tabular block text-14 text-ink-3">
          {formatDateTime(new Date(one.at))} · {progressText(one)}
        </span>
      </span>
      <span className="flex gap-2">
        <Button size="small" disabled={busy} onClick={() => onOpen(one.id)}>
          查看
        </Button>
        {one.done > 0 && <UndoButton size="small" disabled={busy || one.drafts === 0} onUndo={() => onUndo(one.id)} />}
      </span>
    </li>
  );
}

/** Recent imports: each can be viewed again, and undone while its drafts are drafts. */
function RecentImports({ calls, of, ...props }: RecentImportsProps & { calls: ImportCalls; of: string }) {
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [...importsKey, of],
    queryFn: ({ signal }) => calls.list(signal),
  });
  if (isError) return <LoadFailed title="最近的导入没有加载出来" error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton className="h-24" />;
  if (data.list.length === 0) return null;
  return (
    <section className="card px-4 pt-4" aria-label="最近的导入">
      <h2 className="mb-3 text-16 font-semibold text-ink-1">最近的导入</h2>
      <ul>
        {data.list.map((one) => (
          <Line key={one.id} one={one} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** Undoes an import after a confirmation. */
const UndoButton = ({ onUndo, ...button }: { disabled?: boolean; size?: 'small'; onUndo(): void }) => (
  <AskButton
    danger
    {...button}
    ask="撤回这次导入？"
    about="删除它新建的草稿，还原它更新的草稿；已提交发布或手工修改过的保留。"
    yes="撤回导入"
    onYes={onUndo}
  >
    撤回
  </AskButton>
);
