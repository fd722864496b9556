import { useRef, useState } from 'react';
import type { ImportSheet } from '#contract/post-import.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

export type Phase = 'reading' | 'mapped' | 'writing' | 'paused' | 'done';

const quietly = { background: true } as const;

/**
 * One import: the table as read, its mapping, and the writing of its rows some at a time. Stopping keeps what is written; going
 * on goes on there.
 */
export function useImport() {
  const [sheet, setSheet] = useState<ImportSheet | null>(null);
  const [phase, setPhase] = useState<Phase>('mapped');
  const [remapping, setRemapping] = useState(false);
  const stopped = useRef(false);

  const begin = async (fileId: string) => {
    setPhase('reading');
    try {
      setSheet(await call('POST /api/company/imports', { body: { fileId } }, { mayStop: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    setPhase('mapped');
  };

  const remap = async (field: string, column: string | undefined) => {
    if (!sheet) return;
    const rest = Object.entries(sheet.mapping).filter(([name, taken]) => name !== field && taken !== column);
    const mapping = Object.fromEntries(column ? [...rest, [field, column]] : rest);
    setSheet({ ...sheet, mapping });
    setRemapping(true);
    try {
      const body = { mapping: Object.entries(mapping).map(([name, taken]) => ({ field: name, column: taken })) };
      setSheet(await call('PUT /api/company/imports/:id/mapping', { params: { id: sheet.id }, body }, quietly));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSheet(sheet);
    }
    setRemapping(false);
  };

  const write = async () => {
    if (!sheet) return;
    stopped.current = false;
    setPhase('writing');
    try {
      for (let done = sheet.done; done < sheet.total; ) {
        if (stopped.current) return setPhase('paused');
        const answer = await call('POST /api/company/imports/:id/write', { params: { id: sheet.id } }, quietly);
        done = answer.done;
        const written = new Map(answer.rows.map((row) => [row.number, row]));
        setSheet((now) => now && { ...now, done, rows: now.rows.map((row) => written.get(row.number) ?? row) });
      }
      setPhase('done');
      toast.success('岗位表已写入草稿');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPhase('paused');
    }
  };
  const stop = () => {
    stopped.current = true;
  };
  const restart = () => {
    setSheet(null);
    setPhase('mapped');
  };
  return { sheet, phase, remapping, begin, remap, write, stop, restart };
}
