import { Button } from 'antd';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { stepText } from '#web/features/deliveries/list/step-text.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Part } from './career.tsx';
import { ScoreBars } from './scores/score-bars.tsx';
import { useScores } from './scores/use-scores.ts';
import { useNotes } from './use-notes.ts';

export type PanelTab = 'overview' | 'snapshot' | 'scores' | 'notes' | 'steps';

const SHOWN_NOTES = 2;
const SHOWN_STEPS = 4;

function Scores({ id, onTab }: { id: string; onTab(tab: PanelTab): void }) {
  const { data } = useScores(id).scores;
  if (!data || (!data.open && data.judges === 0 && !data.seen)) return null;
  const { seen, judges } = data;
  return (
    <Part title="试讲评分" aside={judges > 0 && `${judges} 位评委`}>
      {seen && seen.sheets.length > 0 ? (
        <>
          <p className="mb-2 text-14 text-ink-3">
            <b className="tabular mr-2 text-28 leading-none text-ink-1">{seen.mean ?? '–'}</b>
            均分{seen.among && `，同岗 ${seen.among.people} 人第 ${seen.among.rank}`}
          </p>
          <ScoreBars seen={seen} />
        </>
      ) : (
        <p className="text-14 text-ink-3">
          {judges > 0 ? '您评分之后，能看到其他评委的' : '还没有评委评分'}
          <Button type="link" size="small" onClick={() => onTab('scores')}>
            去评分
          </Button>
        </p>
      )}
    </Part>
  );
}

function Notes({ id, onTab }: { id: string; onTab(tab: PanelTab): void }) {
  const items = useNotes(id).data?.items;
  if (!items) return null;
  return (
    <Part title="备注" aside="仅同事可见">
      <ul className="space-y-2">
        {items.slice(-SHOWN_NOTES).map((note) => (
          <li key={note.id} className="flex gap-2">
            <Avatar name={note.author} size={24} />
            <div className="min-w-0 flex-1 rounded-ctl bg-fill px-2.5 py-1.5">
              <p className="line-clamp-3 text-14 break-words text-ink-1">{note.text}</p>
              <p className="text-12 text-ink-3">
                {note.author}，{dayAndTime(note.at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-2 w-full cursor-pointer rounded-ctl border border-line-strong px-3 py-1.5 text-left text-14 text-ink-3 hover:border-brand hover:text-brand"
        onClick={() => onTab('notes')}
      >
        写一条备注，@ 同事{items.length > SHOWN_NOTES && `（共 ${items.length} 条）`}
      </button>
    </Part>
  );
}

/** Beside the resume: scores, colleagues' notes, and the latest steps. */
export function SideColumn({ detail, onTab }: { detail: BoxDetail; onTab(tab: PanelTab): void }) {
  const steps = [...detail.steps].reverse();
  return (
    <>
      <Scores id={detail.id} onTab={onTab} />
      <Notes id={detail.id} onTab={onTab} />
      <Part title="记录" aside={`${steps.length} 条`}>
        <ol className="space-y-1.5 text-14">
          {steps.slice(0, SHOWN_STEPS).map((step, at) => (
            <li key={`${step.at}-${step.move}`} className="grid grid-cols-[76px_1fr] gap-2">
              <span className="tabular text-12 leading-5 text-ink-3">{dayAndTime(step.at)}</span>
              <span className={at === 0 ? 'text-ink-1' : 'text-ink-2'}>{stepText(step, 'recruiter')}</span>
            </li>
          ))}
        </ol>
        {steps.length > SHOWN_STEPS && (
          <Button type="link" size="small" className="px-0!" onClick={() => onTab('steps')}>
            全部记录
          </Button>
        )}
      </Part>
    </>
  );
}
