import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarDays, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { PAGE_SIZE } from '#web/features/console/list/console-list.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { useSession } from '#web/session/session-store.ts';
import { useBoxStrip } from '../box-calls.ts';
import { BatchBar } from './batch-bar.tsx';
import { Board } from './board/board.tsx';
import { columns } from './board/column-moves.ts';
import { useBoard } from './board/use-board.ts';
import { useColleagueMoves } from './board/use-colleague-moves.ts';
import { useMoving } from './board/use-moving.ts';
import { BoxFilters } from './box-filter-bar.tsx';
import { boxTabs, useBoxFilters } from './box-filters.ts';
import { BoxTable } from './box-table.tsx';
import { BoxDrawer } from './drawer/box-drawer.tsx';
import { RoundForm } from './drawer/invite/round-form.tsx';
import { MoveForms } from './drawer/move-forms.tsx';
import { ReplyForm } from './drawer/reply-form.tsx';
import { panelWidth } from './drawer/use-panel.ts';
import { saveBox } from './files/save-box.ts';
import { InterviewsDrawer } from './interviews/interviews-drawer.tsx';
import { KeyHelp } from './key-help.tsx';
import { MessageForm } from './message-form.tsx';
import { ReferForm } from './refer-form.tsx';
import { TagForm } from './tags/tag-form.tsx';
import { interviewsText, TodayNote } from './today-note.tsx';
import { useBatchResult } from './use-batch-result.ts';
import {
  countOf,
  MOVE_KEY,
  type Move,
  useBoxCounts,
  useBoxRows,
  useCompanyId,
  useMove,
  useUrgentFirst,
} from './use-box.ts';
import { useKeys } from './use-keys.ts';
import { usePlace } from './use-place.ts';
import { useBatchReply } from './use-reply.ts';
import { useSteps } from './use-steps.ts';
import { ViewSwitch } from './view-switch.tsx';

/** The delivery box 投递箱: a list or a board, with the opened delivery beside it. */
export function BoxPage() {
  const filters = useBoxFilters();
  const { query, view, page, id: openId, isFiltered, show, clear } = filters;
  const isBoard = filters.board;
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'help' | 'reject' | 'invite' | 'message' | 'refer' | 'tag' | null>(null);
  const companyId = useCompanyId();
  const role = useSession((state) => state.companyJober?.role);
  const mayMove = role === 'owner' || role === 'recruiter';
  const isPhone = useMedia('(max-width: 639.98px)');
  const moving = useMoving();
  const list = useBoxRows(query, page, !isBoard);
  const rowsOfPage = useUrgentFirst(query, list, filters.urgentFirst, page);
  const counts = useBoxCounts(query).data;
  const strip = useBoxStrip().data;
  const board = useBoard(query, isBoard, moving.byId);
  const rows = isBoard ? board.rows : (rowsOfPage?.items ?? []);
  const showResult = useBatchResult();
  const reply = useBatchReply(showResult);
  const ids = useMemo(() => [...selected], [selected]);
  const finish = () => {
    setSelected(new Set());
    setAsking(null);
  };
  const key = useFormKey(selected);
  useColleagueMoves(rows);

  const open = (id: string | null) => {
    if (id) setCursorId(id);
    show({ id, panel: null });
  };
  const isSettled = isBoard || (list.isSuccess && !list.isPlaceholderData);
  const at = usePlace(rows, cursorId ?? openId, JSON.stringify([query, page, isBoard]), isSettled);
  const total = isBoard || !counts ? rows.length : countOf(counts, query.status);
  const steps = useSteps({
    ...{ rows, at, page, isSettled },
    pages: isBoard ? 1 : Math.ceil(total / PAGE_SIZE),
    onStep: ({ id }) => {
      setCursorId(id);
      if (openId) show({ id });
      else document.querySelector(`[data-delivery="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    onPage: (next) => show({ page: next }),
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
    const body = { ids, move, ...(note ? { note } : {}) };
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
  const undo = useUndo(reply);
  useKeys({
    onStep: steps.step,
    onUndo: undo,
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
      ({ n, isCapped }) => toast.success(isCapped ? `已导出前 ${n} 份，缩小范围可导出其余` : `已导出 ${n} 份`),
      () => undefined,
    );
  const acts = {
    openId,
    cursorId,
    selected,
    mayMove,
    onOpen: open,
    onSelect: select,
    onMove: moving.move,
  };
  const panel = openId !== null && isBoard;
  const isNumbered = page === 1 || !filters.urgentFirst;
  const number = (isBoard ? 0 : (page - 1) * PAGE_SIZE) + at + 1;
  const placeText =
    !Number.isInteger(at) || at < 0 ? null : isNumbered ? `第 ${number} / ${total} 份` : `共 ${total} 份`;

  return (
    <div style={panel ? { paddingRight: `max(0px, min(${panelWidth() - 12}px, 100vw - 640px))` } : undefined}>
      <PageHead
        note={!panel && <TodayNote box={strip} />}
        actions={
          <>
            <Button
              icon={!isPhone && <CalendarDays size={16} aria-hidden="true" />}
              onClick={() => show({ interviews: '1' })}
            >
              {strip ? interviewsText(strip) : '面试安排'}
            </Button>
            <ViewSwitch board={isBoard} change={show} />
            {mayMove && (
              <Button aria-label="导出" icon={<Download size={16} aria-hidden="true" />} onClick={save}>
                {!isPhone && '导出'}
              </Button>
            )}
          </>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        {!isBoard && (
          <StateTabs
            label="投递分类"
            active={view.tab}
            onChange={(key) => show({ tab: key, id: null })}
            tabs={boxTabs.map(({ key, label, status }) => ({ key, label, n: counts && countOf(counts, status) }))}
          />
        )}
        <BoxFilters
          list={filters}
          posts={strip?.posts ?? []}
          tags={strip?.tags ?? []}
          mayMove={mayMove}
          compact={panel}
        />
        <BatchBar
          ids={ids}
          batch={reply.batch}
          onReject={() => setAsking('reject')}
          onShortlist={() => send('shortlist')}
          onInvite={() => setAsking('invite')}
          onMessage={() => setAsking('message')}
          onRefer={() => setAsking('refer')}
          onTag={() => setAsking('tag')}
          onClear={() => setSelected(new Set())}
          onUndo={undo}
        />
        {!isBoard ? (
          <BoxTable
            query={{
              ...list,
              data: rowsOfPage && counts && { ...rowsOfPage, total: countOf(counts, query.status) },
            }}
            list={filters}
            isTodo={view.tab === 'todo'}
            openId={openId}
            cursorId={cursorId}
            selection={mayMove ? { ids: [...selected], onChange: (ids) => setSelected(new Set(ids)) } : undefined}
            onOpen={open}
            onMove={moving.move}
            empty={
              isFiltered
                ? '没有符合条件的投递'
                : mayMove
                  ? '这里还没有投递，刷新职位能让更多老师看到'
                  : '这里还没有投递'
            }
            emptyAction={isFiltered && <Button onClick={clear}>清空条件</Button>}
          />
        ) : board.isPending ? (
          <RowsSkeleton />
        ) : (
          <div className="px-3 pb-1">
            <Board board={board} counts={counts ?? {}} acts={acts} />
          </div>
        )}
      </section>
      <BoxDrawer id={openId} place={placeText} mayMove={mayMove} steps={steps} onClose={() => open(null)} />
      <InterviewsDrawer
        open={filters.param('interviews') === '1'}
        onOpen={(id) => show({ interviews: null, id })}
        onClose={() => show({ interviews: null })}
      />
      <MoveForms asked={moving.asked} onClose={moving.close} />
      <KeyHelp open={asking === 'help'} onClose={() => setAsking(null)} />
      {asking === 'invite' && <RoundForm ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {asking === 'refer' && <ReferForm ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {asking === 'tag' && <TagForm ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {asking === 'message' && <MessageForm ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
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

/** Takes back what was decided last: a reply to many within its grace period, else the last rejection made here. */
function useUndo({ batch, undo }: ReturnType<typeof useBatchReply>): () => void {
  const client = useQueryClient();
  const move = useMove();
  return () => {
    if (batch) return undo.mutate(batch.id);
    const moves = client.getMutationCache().findAll({ mutationKey: MOVE_KEY, status: 'success' });
    const last = moves.at(-1)?.state.variables as Move | undefined;
    if (last?.status !== 'rejected') return toast.info('没有可以撤销的答复，只有“不合适”能撤销');
    move.mutate({ id: last.id, status: 'submitted' }, { onSuccess: () => toast.success('已恢复到原来的状态') });
  };
}
