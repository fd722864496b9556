import { App, Button, Empty } from 'antd';
import { CalendarDays, Download, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormKey } from '#web/api/form-key.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { BatchBar } from './batch-bar.tsx';
import { Board } from './board/board.tsx';
import { columns } from './board/column-moves.ts';
import { useBoard } from './board/use-board.ts';
import { useColleagueMoves } from './board/use-colleague-moves.ts';
import { useMoving } from './board/use-moving.ts';
import { boxTabs, filterNames, useBoxFilters } from './box-filters.ts';
import { BoxTable } from './box-table.tsx';
import { BoxDrawer, panelWidth } from './drawer/box-drawer.tsx';
import { MoveForms } from './drawer/move-forms.tsx';
import { ReplyForm } from './drawer/reply-form.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InterviewsDrawer } from './interviews-drawer.tsx';
import { KeyHelp } from './key-help.tsx';
import { saveBox } from './save-box.ts';
import { TodayStrip } from './today-strip.tsx';
import { useBatchResult } from './use-batch-result.tsx';
import { useBox, useCompanyId } from './use-box.ts';
import { useKeys } from './use-keys.ts';
import { stepFrom, usePlace } from './use-place.ts';
import { useBatchReply } from './use-reply.ts';
import { ViewSwitch } from './view-switch.tsx';

const countOf = (counts: Record<string, number>, status: string | undefined) =>
  status === undefined
    ? Object.values(counts).reduce((sum, n) => sum + n, 0)
    : status.split(',').reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** The delivery box 投递箱: as a list or as a board, beside it the delivery that is open. */
export function BoxPage() {
  const { query, view, isFiltered, change } = useBoxFilters();
  const [params] = useSearchParams();
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'help' | 'reject' | null>(null);
  const { message } = App.useApp();
  const companyId = useCompanyId();
  const role = useSession((state) => state.companyJober?.role);
  const mayMove = role === 'owner' || role === 'recruiter';
  const moving = useMoving();
  const list = useBox(query, view.page, !view.board);
  const board = useBoard(query, view.board, moving.byId);
  const data = view.board ? board.first : list.data;
  const rows = view.board ? board.rows : (list.data?.items ?? []);
  const showResult = useBatchResult();
  const reply = useBatchReply(showResult);
  const key = useFormKey(selected);
  useColleagueMoves(rows);

  const open = (id: string | null) => {
    if (id) setCursorId(id);
    change({ id });
  };
  const at = usePlace(rows, cursorId ?? view.id, {
    list: JSON.stringify([query, view.page, view.board]),
    isSettled: view.board || (list.isSuccess && !list.isPlaceholderData),
    onGone: (next) => {
      setCursorId(next.id);
      if (view.id) change({ id: next.id });
    },
  });
  const current = rows[at];
  const select = (id: string, on: boolean) =>
    setSelected((now) => {
      const next = new Set(now);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  const send = (move: 'reject' | 'shortlist', note?: string) => {
    const body = { ids: [...selected], move, ...(note ? { note } : {}) };
    reply.start.mutate(
      { body, key: key.of(body) },
      {
        onSuccess: () => {
          setSelected(new Set());
          setAsking(null);
        },
      },
    );
  };
  useKeys({
    onStep: (by) => {
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, stepFrom(at, by)))];
      if (!next) return;
      setCursorId(next.id);
      if (view.id) change({ id: next.id });
      else document.querySelector(`[data-delivery="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    onOpen: () => current && open(current.id),
    onMove: (index) => {
      const to = columns[index];
      if (current && to) moving.move(current, to.key);
    },
    onSelect: () => mayMove && current && select(current.id, !selected.has(current.id)),
    onHelp: () => setAsking('help'),
  });
  const save = () =>
    void saveBox(query, companyId).then(
      ({ n, isCapped }) => message.success(isCapped ? `已导出前 ${n} 份，缩小范围可导出其余` : `已导出 ${n} 份`),
      () => undefined,
    );
  const acts = {
    openId: view.id,
    cursorId,
    selected,
    mayMove,
    onOpen: open,
    onSelect: select,
    onMove: moving.move,
  };
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, null])));
  const isPending = view.board ? board.isPending : list.isPending;
  const panel = view.id !== null && view.board;

  return (
    <div style={panel ? { paddingRight: `max(0px, min(${panelWidth - 16}px, 100vw - 900px))` } : undefined}>
      <PageHead
        actions={
          <>
            <Button icon={<CalendarDays size={16} aria-hidden="true" />} onClick={() => change({ interviews: '1' })}>
              面试安排
            </Button>
            <ViewSwitch board={view.board} change={change} />
            <Button
              className="max-lg:hidden!"
              icon={<Keyboard size={16} aria-hidden="true" />}
              onClick={() => setAsking('help')}
            >
              快捷键
            </Button>
            {mayMove && (
              <Button icon={<Download size={16} aria-hidden="true" />} onClick={save}>
                导出
              </Button>
            )}
          </>
        }
      />
      <TodayStrip box={data} onInterviews={() => change({ interviews: '1' })} />
      <section className="mt-3 rounded-card border border-line bg-surface">
        {!view.board && (
          <StateTabs
            label="投递分类"
            active={params.get('tab') ?? 'todo'}
            onChange={(key) => change({ tab: key, id: null, page: null })}
            tabs={boxTabs.map(({ key, label, status }) => ({ key, label, n: data && countOf(data.counts, status) }))}
          />
        )}
        <FilterBar query={query} isFiltered={isFiltered} posts={data?.posts ?? []} mayMove={mayMove} change={change} />
        <BatchBar
          count={selected.size}
          batch={reply.batch}
          onReject={() => setAsking('reject')}
          onShortlist={() => send('shortlist')}
          onClear={() => setSelected(new Set())}
          onUndo={() => reply.batch && reply.undo.mutate(reply.batch.id)}
        />
        {isPending ? (
          <RowsSkeleton />
        ) : view.board ? (
          <div className="px-3 pb-1">
            <Board board={board} acts={acts} />
          </div>
        ) : list.isError ? (
          <LoadFailed title="投递箱没有加载出来" onRetry={list.refetch} />
        ) : (
          <BoxTable
            box={list.data}
            loading={list.isFetching}
            page={view.page}
            openId={view.id}
            cursorId={cursorId}
            selection={mayMove ? { ids: [...selected], onChange: (ids) => setSelected(new Set(ids)) } : undefined}
            onOpen={open}
            onPage={(page) => change({ page: String(page) })}
            empty={
              <Empty description={isFiltered ? '没有符合条件的投递' : '这里还没有投递，刷新职位能让更多老师看到'}>
                {isFiltered && <Button onClick={clear}>清空条件</Button>}
              </Empty>
            }
          />
        )}
      </section>
      <BoxDrawer id={view.id} at={at} rows={rows} mayMove={mayMove} onOpen={open} />
      <InterviewsDrawer
        open={params.get('interviews') === '1'}
        onOpen={(id) => change({ interviews: null, id })}
        onClose={() => change({ interviews: null })}
      />
      <MoveForms asked={moving.asked} onClose={moving.close} />
      <KeyHelp open={asking === 'help'} onClose={() => setAsking(null)} />
      {asking === 'reject' && (
        <ReplyForm
          title={`答复 ${selected.size} 份投递`}
          move="reject"
          okText="10 秒后发出"
          pending={reply.start.isPending}
          onSend={(note) => send('reject', note)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
