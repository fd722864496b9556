import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import type { ImportSheet } from '../../contract.ts';
import type { ImportCalls } from './import-calls.ts';

export type Phase = 'reading' | 'mapped' | 'writing' | 'paused' | 'done';

/** Query key of the imports that can be undone. */
export const importsKey = ['imports'] as const;
/** What was refused has been shown. */
const refused = () => null;
const paired = new Set(['experience', 'education']);

const undoneText = ({ removed, restored, left }: Awaited<ReturnType<ImportCalls['undo']>>): string => {
  const done = [removed > 0 ? `删除 ${removed} 个草稿` : '', restored > 0 ? `还原 ${restored} 个草稿` : ''].filter(
    Boolean,
  );
  const words = done.length > 0 ? `已撤回：${done.join('，')}` : '没有可以撤回的草稿';
  return left > 0 ? `${words}；${left} 个已提交或修改过，予以保留` : words;
};

/**
 * One import: the table as read, its mapping, and writing its rows in steps. Stopping keeps what is written; it can be continued.
 */
export function useImport(calls: ImportCalls) {
  const [sheet, setSheet] = useState<ImportSheet | null>(null);
  const [phase, setPhase] = useState<Phase>('mapped');
  const [fileId, setFileId] = useState('');
  const [remapping, setRemapping] = useState(false);
  const queries = useQueryClient();
  const renewList = () => queries.invalidateQueries({ queryKey: importsKey });
  const stopped = useRef(false);

  const begin = async (id: string, name?: string) => {
    setPhase('reading');
    setFileId(id);
    const read = await calls.begin({ fileId: id, ...(name === undefined ? {} : { sheet: name }) }).catch(refused);
    if (read) {
      setSheet(read);
      await renewList();
    }
    setPhase('mapped');
  };

  const remap = async (field: string, column: string | undefined) => {
    if (!sheet) return;
    // One column may contain experience and degree; any other maps to one field.
    const rest = Object.entries(sheet.mapping).filter(
      ([name, taken]) => name !== field && (taken !== column || (paired.has(name) && paired.has(field))),
    );
    const mapping = Object.fromEntries(column ? [...rest, [field, column]] : rest);
    setSheet({ ...sheet, mapping });
    setRemapping(true);
    const body = { mapping: Object.entries(mapping).map(([name, taken]) => ({ field: name, column: taken })) };
    setSheet((await calls.remap(sheet.id, body).catch(refused)) ?? sheet);
    setRemapping(false);
  };

  const write = async () => {
    if (!sheet) return;
    stopped.current = false;
    setPhase('writing');
    for (let done = sheet.done; done < sheet.total; ) {
      const answer = stopped.current ? null : await calls.write(sheet.id).catch(refused);
      if (!answer) return setPhase('paused');
      done = answer.done;
      const written = new Map(answer.rows.map((row) => [row.number, row]));
      setSheet((now) => now && { ...now, done, rows: now.rows.map((row) => written.get(row.number) ?? row) });
    }
    setPhase('done');
    await renewList();
    toast.success('岗位表已写入草稿');
  };
  const stop = () => {
    stopped.current = true;
  };
  const restart = () => {
    setSheet(null);
    setPhase('mapped');
  };
  const open = async (id: string) => {
    setPhase('reading');
    const read = await calls.read(id).catch(refused);
    if (!read) return setPhase('mapped');
    setFileId('');
    setSheet(read);
    setPhase(read.done === 0 ? 'mapped' : read.done < read.total ? 'paused' : 'done');
  };
  const undo = async (id: string) => {
    const undone = await calls.undo(id).catch(refused);
    if (!undone) return;
    toast.success(undoneText(undone));
    if (sheet?.id === id) await open(id);
    await renewList();
  };
  const chooseSheet = fileId === '' ? undefined : (name: string) => void begin(fileId, name);
  return { sheet, phase, remapping, begin, chooseSheet, open, remap, write, stop, undo, restart };
}
