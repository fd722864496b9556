import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { toast } from '../../../api/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EntryForm } from './entry-form.tsx';
import type { Entry, SectionSpec } from './sections.ts';

interface Props {
  section: SectionSpec;
  entries: Entry[];
  onChange(entries: Entry[]): void;
}

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

function Look({
  section,
  entry,
  onEdit,
  onRemove,
}: {
  section: SectionSpec;
  entry: Entry;
  onEdit(): void;
  onRemove(): void;
}) {
  const { when, head, text, note } = section.look(entry);
  return (
    <div className="flex gap-4 py-3 last:pb-0">
      {when && <span className="tabular w-36 shrink-0 text-13 text-ink-3 max-sm:hidden">{when}</span>}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words text-ink-1">{head}</p>
        {when && <p className="tabular text-13 text-ink-3 sm:hidden">{when}</p>}
        {text && <p className="text-13 break-words text-ink-2">{text}</p>}
        {note && <p className="mt-1 text-13 break-words whitespace-pre-line text-ink-2">{note}</p>}
      </div>
      <span className="-mr-1.5 flex shrink-0 max-sm:-mr-3 max-sm:[&>button]:size-11">
        <IconButton label={`编辑${head}`} size="s" onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={`删除${head}`} size="s" onClick={onRemove}>
          <Trash size={16} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

/** A section of the resume: its entries, one of which may be in the writing. */
export function SectionCard({ section, entries, onChange }: Props) {
  const [editing, setEditing] = useState<Entry | null>(null);
  const isNew = editing !== null && !entries.some(({ key }) => key === editing.key);
  const done = (entry: Entry) => {
    onChange(isNew ? [entry, ...entries] : entries.map((other) => (other.key === entry.key ? entry : other)));
    setEditing(null);
  };
  const remove = (entry: Entry) => {
    onChange(entries.filter(({ key }) => key !== entry.key));
    toast.info('已删除');
  };
  const form = editing && (
    <EntryForm key={editing.key} section={section} entry={editing} onDone={done} onCancel={() => setEditing(null)} />
  );
  return (
    <Card
      id={section.key}
      className="scroll-mt-20"
      heading={
        <>
          {section.title} <span className="ml-1 text-12 font-normal text-ink-3">{section.hint}</span>
        </>
      }
      aside={
        entries.length < section.most && (
          <Button
            look="text"
            className="-mr-2 text-13! text-brand! max-sm:h-11!"
            onClick={() => setEditing({ key: newKey() })}
          >
            <Plus size={16} aria-hidden />
            添加
          </Button>
        )
      }
    >
      {isNew && form}
      {entries.length === 0 && !editing && <p className="text-13 text-ink-3">还没有填写</p>}
      <div className="divide-y divide-line">
        {entries.map((entry) =>
          editing?.key === entry.key ? (
            <div key={entry.key}>{form}</div>
          ) : (
            <Look
              key={entry.key}
              section={section}
              entry={entry}
              onEdit={() => setEditing(entry)}
              onRemove={() => remove(entry)}
            />
          ),
        )}
      </div>
    </Card>
  );
}
