import Undo from 'lucide-react/icons/undo-2';
import { use, useEffect, useRef, useState } from 'react';
import { same } from '#contract/resumes/merge-value.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { handled } from '#web/ui/handled.ts';
import { ResumeId } from '../resume-id.ts';
import type { Entry, SectionSpec } from '../sections.ts';
import { FieldControl } from './field-control.tsx';

interface Props {
  section: SectionSpec;
  entry: Entry;
  isNew: boolean;
  /** Reopened automatically with unfinished input of an earlier visit, without moving the focus. */
  isRestored: boolean;
  /** What 资格自检 knows of a new entry. */
  prefilled?: Record<string, unknown> | undefined;
  /** The changed fields, once the whole entry is valid. */
  onPatch(change: Partial<Entry>, whole: Entry): void;
  onDone(): void;
  /** Restores the entry as it was when opened. */
  onUndo(): void;
  /** Offered on a phone, where the list has no button for it. */
  onRemove?: () => void;
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The storage key of an unfinished entry; `new` is the one being added. */
export const placeOf = (resumeId: string, { key }: SectionSpec, entry: string): string => `${resumeId}_${key}_${entry}`;

const wordsOf = (isFaulty: boolean, isRestored: boolean, isPrefilled: boolean): string => {
  if (isPrefilled) return '已按你刚才的自检填好，保存前请核对';
  if (!isFaulty) return '修改后自动保存';
  return isRestored ? '上次没填完的已找回，填写无误后自动保存' : '填写无误后自动保存';
};

/** The values' errors, by field. */
function faultsOf(section: SectionSpec, values: Entry): { parsed: Entry | null; faults: Record<string, string> } {
  const result = section.schema.safeParse(values);
  if (result.success) return { parsed: result.data as Entry, faults: {} };
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error.issues) faults[String(path[0])] ??= message;
  return { parsed: null, faults };
}

/**
 * An entry being edited, validated by the same schema as on the server. It reports only the fields changed here, so that another
 * window's changes of other fields stay.
 */
export function EntryForm({ section, entry, isNew, isRestored, prefilled, onPatch, onDone, onUndo, onRemove }: Props) {
  const place = placeOf(use(ResumeId), section, isNew ? 'new' : entry.key);
  const [values, setValues] = useState<Entry>(() => ({
    ...entry,
    ...prefilled,
    ...unfinished.read(place),
    key: entry.key,
  }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const given = useRef(entry);
  const { faults } = faultsOf(section, values);
  // An error may be caused by another field; only an empty field waits until it was touched.
  const shown = (name: string) =>
    touched.has(name) || touched.has('*') || isSaid(values[name]) ? faults[name] : undefined;

  useEffect(() => {
    if (!isRestored) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isRestored]);
  useEffect(() => {
    const outside = Object.entries(entry).filter(([name, value]) => !same(value, given.current[name]));
    given.current = entry;
    if (outside.length > 0) setValues((now) => ({ ...now, ...Object.fromEntries(outside) }));
  }, [entry]);

  const change = (name: string, value: unknown) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setTouched((before) => new Set([...before, name]));
    save(next);
  };
  const save = (next: Entry) => {
    const { parsed } = faultsOf(section, next);
    if (!parsed) return unfinished.write(place, next);
    unfinished.clear(place);
    const names = new Set([...Object.keys(parsed), ...Object.keys(given.current)]);
    const changed = [...names].filter((field) => !same(parsed[field], given.current[field]));
    given.current = parsed;
    onPatch(Object.fromEntries(changed.map((field) => [field, parsed[field]])), parsed);
  };
  const finish = () => {
    if (Object.keys(faults).length === 0) {
      // Nothing was typed that would have saved it.
      if (prefilled && touched.size === 0) save(values);
      return onDone();
    }
    setTouched(new Set(['*']));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handled(finish)}
      onKeyDown={(event) => event.key === 'Escape' && (touched.size === 0 ? onDone() : finish())}
      className="-mx-6 my-3 border-y border-line bg-ground px-6 py-4 max-sm:-mx-4 max-sm:px-4"
      aria-label={`${isNew ? '添加' : '编辑'}${section.title}`}
    >
      <div className="grid grid-cols-3 gap-x-3 gap-y-4 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {section.fields.map((spec) => (
          <FieldControl
            key={spec.name}
            spec={spec}
            value={values[spec.name]}
            error={shown(spec.name)}
            onChange={(value) => change(spec.name, value)}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        <span className="mr-auto text-12 text-ink-3 max-sm:basis-full">
          {wordsOf(Object.keys(faults).length > 0, isRestored, prefilled !== undefined)}
        </span>
        {onRemove && (
          <Button look="danger" className="sm:hidden" onClick={onRemove}>
            删除这一条
          </Button>
        )}
        <Button
          onClick={() => {
            unfinished.clear(place);
            onUndo();
          }}
        >
          <Undo size={16} aria-hidden />
          撤销
        </Button>
        <Button type="submit" look="filled">
          完成
        </Button>
      </div>
    </form>
  );
}
