import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import type { SelfCheckDraft } from '#web/features/self-check/resume-drafts.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { EntryForm, placeOf } from './editing/entry-form.tsx';
import { newKey } from './editing/new-key.ts';
import { Sortable } from './editing/sortable.tsx';
import { ResumeId } from './resume-id.ts';
import { SectionHead } from './section-head.tsx';
import type { Entry, SectionSpec } from './sections.ts';

const LASTS_MS = 20_000;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** What was removed, with undo: the button, or Ctrl + Z outside a field. Disappears by itself. */
export function UndoLine({ what, onUndo, onGone }: { what: string; onUndo(): void; onGone(): void }) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), LASTS_MS);
    return () => clearTimeout(timer);
  }, []);
  useEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    event.preventDefault();
    onUndo();
  });
  return (
    <p role="status" className="mt-2 flex items-center justify-between rounded-ctl bg-fill px-3 py-1.5 text-14">
      <span className="min-w-0 truncate">已删除“{what}”</span>
      <Button look="text" size="s" onClick={onUndo}>
        撤销
      </Button>
    </p>
  );
}

interface Props {
  section: SectionSpec;
  entries: Entry[];
  /** Moves the whole section. */
  handle: ReactNode;
  onChange(entries: Entry[]): void;
  /** Opens with a new entry. */
  begins?: boolean;
  /** Opens with this as a new entry. */
  draft?: SelfCheckDraft | undefined;
  /** Between the heading and the entries. */
  children?: ReactNode;
}

interface LookProps {
  section: SectionSpec;
  entry: Entry;
  handle: ReactNode;
  onEdit(): void;
  onRemove(): void;
}

/** Not there until the row is pointed at or focused; the form removes an entry, too. */
const quiet = 'max-sm:hidden sm:opacity-0 sm:group-focus-within:opacity-100 sm:group-hover:opacity-100';

function Look({ section, entry, handle, onEdit, onRemove }: LookProps) {
  const { when, head, text, note } = section.look(entry);
  return (
    <div className="group flex gap-4 py-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-2 max-sm:gap-y-0.5">
      {when && <span className="tabular w-36 shrink-0 text-14 text-ink-3 max-xl:hidden">{when}</span>}
      <div className="min-w-0 flex-1 max-sm:contents">
        <p className="font-semibold break-words text-ink-1">{head}</p>
        {when && <p className="tabular text-14 text-ink-3 max-sm:col-span-2 xl:hidden">{when}</p>}
        {text && <p className="text-14 break-words text-ink-2 max-sm:col-span-2">{text}</p>}
        {note && <p className="mt-1 text-14 break-words whitespace-pre-line text-ink-2 max-sm:col-span-2">{note}</p>}
      </div>
      <span className="-mr-4 max-sm:hidden">{handle}</span>
      <span className="-mr-1.5 flex shrink-0 max-sm:col-start-2 max-sm:row-start-1 max-sm:-my-2.5 max-sm:-mr-3">
        <IconButton label={`删除${head}`} size="s" className={quiet} onClick={onRemove}>
          <Trash size={16} aria-hidden />
        </IconButton>
        <IconButton label={`编辑${head}`} size="s" className="max-sm:size-11!" onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

interface Editing {
  before: Entry;
  isNew: boolean;
  isRestored?: boolean;
  draft?: SelfCheckDraft;
}

/** The unfinished entry of an earlier visit, to be reopened. */
export function unfinishedOf(resumeId: string, section: SectionSpec, entries: readonly Entry[]): Editing | null {
  const isLeft = (entry: string) => unfinished.read(placeOf(resumeId, section, entry)) !== null;
  if (isLeft('new')) return { before: { key: newKey() }, isNew: true, isRestored: true };
  const before = entries.find(({ key }) => isLeft(key));
  return before ? { before, isNew: false, isRestored: true } : null;
}

/** A section of the resume: its entries, one of which may be open for editing. */
export function SectionCard({ section, entries, handle, onChange, begins = false, draft, children }: Props) {
  const resumeId = use(ResumeId);
  const [editing, setEditing] = useState<Editing | null>(
    () =>
      unfinishedOf(resumeId, section, entries) ??
      (draft ? { before: { key: newKey() }, isNew: true, isRestored: true, draft } : null) ??
      (begins ? { before: { key: newKey() }, isNew: true } : null),
  );
  const [removed, setRemoved] = useState<{ entry: Entry; at: number } | null>(null);
  const current = editing && (entries.find(({ key }) => key === editing.before.key) ?? editing.before);
  const patch = (change: Partial<Entry>, whole: Entry) => {
    const isThere = entries.some(({ key }) => key === whole.key);
    onChange(
      isThere
        ? entries.map((entry) => (entry.key === whole.key ? { ...entry, ...change } : entry))
        : [whole, ...entries],
    );
  };
  const undo = () => {
    if (!editing) return;
    const { before, isNew } = editing;
    editing.draft?.decline();
    onChange(entries.flatMap((entry) => (entry.key !== before.key ? [entry] : isNew ? [] : [before])));
    setEditing(null);
  };
  const remove = (entry: Entry) => {
    setRemoved({ entry, at: entries.indexOf(entry) });
    onChange(entries.filter(({ key }) => key !== entry.key));
  };
  const putBack = () => {
    if (removed) onChange(entries.toSpliced(removed.at, 0, removed.entry));
    setRemoved(null);
  };
  const form = editing && current && (
    <EntryForm
      key={current.key}
      section={section}
      entry={current}
      isNew={editing.isNew}
      isRestored={editing.isRestored ?? false}
      prefilled={editing.draft?.values}
      onPatch={patch}
      onDone={() => setEditing(null)}
      onUndo={undo}
      onRemove={
        editing.isNew
          ? undefined
          : () => {
              remove(current);
              setEditing(null);
            }
      }
    />
  );
  return (
    <Section
      id={section.key}
      className="scroll-mt-20"
      title={<SectionHead handle={handle} title={section.title} />}
      note={
        <>
          {section.hint}
          {entries.length < section.most && !editing && (
            <Button
              size="s"
              className="mt-2 flex! max-sm:h-11"
              aria-label={`添加${section.title}`}
              onClick={() => setEditing({ before: { key: newKey() }, isNew: true })}
            >
              <Plus size={16} aria-hidden />
              添加
            </Button>
          )}
        </>
      }
    >
      {children}
      {editing?.isNew && form}
      <Sortable
        className="divide-y divide-line [&>div:last-child>div]:pb-0 [&>div:first-child>div]:pt-1"
        ids={entries.map(({ key }) => key)}
        nameOf={(id) => section.look(entries.find(({ key }) => key === id) ?? { key: id }).head}
        onMove={(ids) => onChange(ids.flatMap((id) => entries.find(({ key }) => key === id) ?? []))}
      >
        {(id, grip) => {
          const entry = entries.find(({ key }) => key === id);
          if (!entry) return null;
          if (editing?.before.key === id) return editing.isNew ? null : form;
          return (
            <Look
              section={section}
              entry={entry}
              handle={grip}
              onEdit={() => setEditing({ before: entry, isNew: false })}
              onRemove={() => remove(entry)}
            />
          );
        }}
      </Sortable>
      {removed && (
        <UndoLine
          key={removed.entry.key}
          what={section.look(removed.entry).head}
          onUndo={putBack}
          onGone={() => setRemoved(null)}
        />
      )}
    </Section>
  );
}
