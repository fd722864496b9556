import X from 'lucide-react/icons/x';
import { use, useState } from 'react';
import { openGaps, type ResumeGap } from '#contract/resumes/resume-gaps.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { newKey } from './editing/new-key.ts';
import { ResumeId } from './resume-id.ts';

interface Props {
  content: ResumeContent;
  onChange(part: Partial<ResumeContent>): void;
}

function Warning({ gap, onExplain }: { gap: ResumeGap; onExplain(note: string): void }) {
  const place = `${use(ResumeId)}_gap_${gap.from}`;
  const [note, setNote] = useState(() => (unfinished.read(place)?.note as string | undefined) ?? null);
  const write = (text: string) => {
    setNote(text);
    if (text) unfinished.write(place, { note: text });
    else unfinished.clear(place);
  };
  const explain = (text: string) => {
    unfinished.clear(place);
    onExplain(text);
  };
  return (
    <div className="mb-3 rounded-ctl bg-fill px-3 py-2 text-14 text-ink-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="tabular min-w-0 flex-1 basis-48">
          {gap.from} 至 {gap.to} 有 {gap.months} 个月没有记录，学校常会问到
        </span>
        {note === null && (
          <Button look="text" size="s" className="ml-auto" onClick={() => setNote('')}>
            写个说明
          </Button>
        )}
      </p>
      {note !== null && (
        <form className="mt-2 flex items-end gap-2" onSubmit={handled(() => note.trim() && explain(note.trim()))}>
          <TextField
            label="这段时间在做什么"
            maxLength={100}
            placeholder="如 备考教师资格证、照顾家人"
            fieldClass="flex-1"
            value={note}
            onChange={(event) => write(event.target.value)}
          />
          <Button type="submit" look="tint" disabled={!note.trim()}>
            完成
          </Button>
        </form>
      )}
    </div>
  );
}

/** Periods without work or study, which schools ask about: to be explained or filled in, with existing explanations. */
export function GapWarnings({ content, onChange }: Props) {
  const gaps = openGaps(content, new Date());
  return (
    <>
      {gaps.map((gap) => (
        <Warning
          key={gap.from}
          gap={gap}
          onExplain={(note) =>
            onChange({ gapNotes: [...content.gapNotes, { key: newKey(), from: gap.from, to: gap.to, note }] })
          }
        />
      ))}
      {content.gapNotes.map(({ key, from, to, note }) => (
        <p key={key} className="mb-2 flex items-center gap-2 text-14 text-ink-2">
          <span className="tabular text-ink-3">
            {from} 至 {to}
          </span>
          <span className="min-w-0 flex-1 break-words">{note}</span>
          <IconButton
            size="s"
            label={`删除 ${from} 至 ${to} 的说明`}
            onClick={() => onChange({ gapNotes: content.gapNotes.filter((note) => note.key !== key) })}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </p>
      ))}
    </>
  );
}
