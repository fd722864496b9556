import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import type { JudgeEntry, JudgeView } from '../../contract/interview/judge.ts';
import { EnterForm } from './enter-form.tsx';
import { GroupPart } from './group-part.tsx';
import { dropRefused, enter, judgeName, type Refused, sumOf, useJudge, useSync } from './judge-store.ts';

/** The code of a scanned sheet: it stands behind the #, so that no server's log has it. */
function takeCode(): string {
  const code = decodeURIComponent(location.hash.slice(1));
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** 考官评分, for a device without an account: a code brings it into a group, whose numbers it scores with or without a network. */
export function JudgePage() {
  useOfflineReading('/judge');
  const { line, syncNow } = useSync();
  const { seat, isRead, isOut, queue, refused, isStored } = useJudge();
  const [isChanging, setChanging] = useState(false);
  const [linked, setLinked] = useState('');
  useEffect(() => {
    const take = () => {
      const code = takeCode();
      if (code) enter(code).catch(() => setLinked(code));
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const back = () => {
    setChanging(false);
    setLinked('');
  };
  const entering = !seat || isOut !== null || isChanging || linked !== '';
  return (
    <div className="flex min-h-dvh flex-col">
      {seat && <StatusBar view={seat.view} line={line} waiting={queue.length} isOut={isOut !== null} />}
      <main className="mx-auto flex w-full max-w-300 flex-1 flex-col gap-3 p-4">
        {!isStored && (
          <p role="alert" className="rounded-ctl bg-err-tint px-4 py-2 text-14 text-err-ink">
            这台设备不能保存数据：请不要关闭或刷新这一页，直到全部上报。
          </p>
        )}
        {isOut !== null && (
          <p role="alert" className="rounded-card border border-err-line bg-err-tint p-4 text-16 text-err-ink">
            {isOut}
          </p>
        )}
        <RefusedList view={seat?.view ?? null} refused={refused} queue={isOut === null ? [] : queue} />
        {!isRead && (
          <div className="skeleton m-auto h-100 w-full max-w-220 rounded-card">
            <h1 className="sr-only">{pages['/judge'].title}</h1>
          </div>
        )}
        {isRead && entering && (
          <EnterForm
            key={linked}
            first={linked}
            waiting={isOut === null ? queue.length : 0}
            onSync={syncNow}
            onDone={back}
            onCancel={seat && isOut === null ? back : null}
          />
        )}
        {seat && isOut === null && !entering && <GroupPart view={seat.view} queue={queue} />}
      </main>
      {seat && isOut === null && !entering && (
        <footer className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-4 px-4 pb-3 text-12 text-ink-3">
          屏幕上只有签号，没有姓名和学校。断网也能评分，连上后自动上报。
          <Button look="text" className="-mx-2" onClick={() => setChanging(true)}>
            换一位考官或换一个小组
          </Button>
        </footer>
      )}
    </div>
  );
}

interface Props {
  view: JudgeView;
  line: 'online' | 'offline' | { refusal: string };
  /** Entries that the server does not have yet. */
  waiting: number;
  isOut: boolean;
}

function standing({ view, line, waiting, isOut }: Props) {
  if (isOut) return { Icon: CloudOff, look: 'text-err-ink', text: '已退出' };
  const left = waiting > 0 ? `${waiting} 条待上报` : '';
  if (line === 'offline') return { Icon: CloudOff, look: 'text-warm-ink', text: `没有网络${left && `，${left}`}` };
  if (line !== 'online') return { Icon: CloudOff, look: 'text-err-ink', text: line.refusal };
  if (left) return { Icon: CloudUpload, look: 'text-warm-ink', text: left };
  const isBegun = view.lots.some(({ state }) => state === 'sealed' || state === 'recused');
  return { Icon: CloudCheck, look: 'text-ok-ink', text: isBegun ? '全部已上报' : '网络正常' };
}

/** Who judges where, and whether everything has reached the server. It stays in sight. */
function StatusBar(props: Props) {
  const { group, judge, exam } = props.view;
  const { Icon, look, text } = standing(props);
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-300 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <LogoMark size={36} />
        <div className="min-w-0 flex-1">
          <h1 className="text-16 leading-snug">
            第 {group.number} 组，{judge.number} 号考官 {judge.name}
          </h1>
          <p className="cut text-12 text-ink-3">{exam}</p>
        </div>
        <p className="text-14 max-md:hidden">
          {group.place}，{dayAndTime(group.startsAt)}
        </p>
        <p role="status" className={`flex items-center gap-1.5 text-14 font-semibold md:ml-4 ${look}`}>
          <Icon size={18} aria-hidden />
          {text}
        </p>
      </div>
    </header>
  );
}

interface RefusedListProps {
  view: JudgeView | null;
  refused: readonly Refused[];
  /** What cannot be sent while the device is out. */
  queue: readonly JudgeEntry[];
}

const entryText = (entry: JudgeEntry) =>
  entry.kind === 'recusal'
    ? `${entry.lot} 号回避：${entry.reason}`
    : `${entry.lot} 号 ${sumOf(entry.marks)} 分（${entry.marks.join('、')}）`;

/** Entries that did not count, with why: nothing that was sealed disappears in silence. */
function RefusedList({ view, refused, queue }: RefusedListProps) {
  if (refused.length === 0 && queue.length === 0) return null;
  const isOpen = (lot: number) => view?.lots.some((line) => line.lot === lot && line.state === 'open') ?? false;
  return (
    <section aria-label="没有计入的评分" className="rounded-card border border-warm-line bg-warm-tint p-4 text-14">
      <h2 className="text-16 font-semibold text-warm-ink">没有计入的评分，请给考务看</h2>
      <ul className="mt-1 divide-y divide-warm-line">
        {refused.map((one) => {
          const { entry, message, judge } = one;
          const mayRedo =
            entry.kind === 'sheet' && view !== null && judge === judgeName(view) && view.group.state !== 'closed';
          return (
            <li key={entry.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="tabular min-w-0 flex-1 basis-64 text-ink-1">
                {entryText(entry)}
                <span className="block text-14 text-warm-ink">
                  {message}（{judge}）
                </span>
              </span>
              {mayRedo && isOpen(entry.lot) && (
                <Button size="s" onClick={() => dropRefused(one, true)}>
                  重新评分
                </Button>
              )}
              <Button size="s" look="text" onClick={() => dropRefused(one, false)}>
                考务已知
              </Button>
            </li>
          );
        })}
        {queue.map((entry) => (
          <li key={entry.id} className="tabular py-2 text-ink-1">
            {entryText(entry)}
            <span className="block text-14 text-warm-ink">没有上报；同一位考官换发进入码后会自动上报</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
