import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { Button } from '#web/ui/button.tsx';
import { EnterForm } from './enter-form.tsx';
import { GroupPart } from './group-part.tsx';
import { useJudge } from './judge-store.ts';
import { RefusedList } from './refused-list.tsx';
import { StatusBar } from './status-bar.tsx';
import { enter, useSync } from './use-judge.ts';

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
