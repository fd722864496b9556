import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { CalendarDays, Columns3, Download, Ellipsis, List } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { toast } from '#web/api/toasts.ts';
import { Echo } from '#web/features/answers/echo.tsx';
import { PAGE_SIZE } from '#web/features/console/list/console-list.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { useKeys } from '#web/features/console/use-keys.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';
import { dueText, useBoxStrip, useCompanyId } from '../own-calls.ts';
import { useCandidateCounts } from '../search/use-talents.ts';
import { type BatchAct, BatchBar } from './batch-bar.tsx';
import { MessageForm, ReferForm, TagForm } from './batch-forms.tsx';
import { Board } from './board/board.tsx';
import { type ColumnKey, columns, judge, type MoveInput, useBoard, useMoving } from './board/column-moves.ts';
import { BoxFilters } from './box-filter-bar.tsx';
import { BoxList } from './box-list.tsx';
import { BoxDrawer } from './drawer/box-drawer.tsx';
import { InviteForm, RoundForm } from './drawer/invite/invite-form.tsx';
import { OfferForm } from './drawer/offer/offer-form.tsx';
import { RejectForm, ReplyForm } from './drawer/reply-form.tsx';
import { saveBox } from './files/save-box.ts';
import { InterviewsDrawer } from './interviews/interviews-drawer.tsx';
import { KeyHelp } from './key-help.tsx';
import { countOf, MOVE_KEY, type Move, useBoxCounts, useBoxFilters, useBoxRows, useMove } from './use-box.ts';
import { useReplies, withIds } from './use-replies.ts';
import { usePlace, useSteps } from './use-steps.ts';

/** What is asked for all selected deliveries at once. */
const forms = { invite: RoundForm, message: MessageForm, refer: ReferForm, tag: TagForm };

/** The deliveries of 人选: a list or a board, with the opened delivery beside it. */
export function BoxPage() {
  const filters = useBoxFilters();
  const { query, view, page, id: openId, isFiltered, show, clear } = filters;
  const isBoard = filters.board;
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastSelected, setLastSelected] = useState<string | null>(null);
  const [asking, setAsking] = useState<'help' | Exclude<BatchAct, 'shortlist'> | null>(null);
  const companyId = useCompanyId();
  const role = useSession((state) => state.companyJober?.role);
  const mayMove = role === 'owner' || role === 'recruiter';
  const moving = useMoving();
  const list = useBoxRows(query, page, !isBoard);
  const counts = useBoxCounts(query).data;
  const strip = useBoxStrip().data;
  const tabCounts = useCandidateCounts();
  const board = useBoard(query, isBoard, moving.byId);
  const replies = useReplies({ onDone: (id) => advance(id), onUndone: (id) => openId && open(id) });
  const isShown = (row: BoxRow) => !replies.leaving.has(row.id) || row.status === 'shortlisted';
  const rowsOfPage = list.data?.items.filter(isShown) ?? [];
  const left = (list.data?.items.length ?? 0) - rowsOfPage.length;
  const rows = isBoard ? board.rows : rowsOfPage;
  const ids = useMemo(() => [...selected], [selected]);
  const finish = () => {
    setSelected(new Set());
    setAsking(null);
  };
  useColleagueMoves(rows);

  const open = (id: string | null) => {
    if (id) setCursorId(id);
    show({ id, panel: null });
  };
  const isSettled = isBoard || (list.isSuccess && !list.isPlaceholderData);
  const at = usePlace(rows, cursorId ?? openId, JSON.stringify([query, page, isBoard]), isSettled);
  const total = isBoard || !counts ? rows.length : countOf(counts, query.status) - left;
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
  /** The next person opens where one was open and was decided upon. */
  const advance = (id: string) => {
    if (openId !== id) return;
    const from = rows.findIndex((row) => row.id === id);
    open((rows[from + 1] ?? rows[from - 1])?.id ?? null);
  };
  useAfterMove(({ id, status }) => {
    if (status === 'submitted') {
      if (openId) open(id);
    } else if (rows.find((row) => row.id === id)?.status !== status) advance(id);
  });
  const move = (row: BoxRow, to: ColumnKey) => {
    if (!isBoard && judge(row, to).target === 'shortlisted') replies.shortlist(row);
    else moving.move(row, to);
  };
  /** A range reaches from the row that was selected before. */
  const select = (id: string, on: boolean, isRange = false) => {
    const [from, to] = [lastSelected, id].map((of) => rows.findIndex((row) => row.id === of)).sort((a, b) => a - b);
    const isWide = isRange && from !== undefined && from >= 0;
    const range = isWide ? rows.slice(from, (to ?? from) + 1).map((row) => row.id) : [id];
    setLastSelected(id);
    setSelected((now) => withIds(now, range, on));
  };
  const send = async (move: 'reject' | 'shortlist', note?: string) => {
    if (await replies.replyTo(ids, move, note)) finish();
  };
  const undo = useUndo(replies.undoLast);
  useKeys({
    j: () => steps.step(1),
    k: () => steps.step(-1),
    u: undo,
    x: () => mayMove && current && select(current.id, !selected.has(current.id)),
    enter: () => current && open(current.id),
    '?': () => setAsking('help'),
    ...Object.fromEntries(columns.map(({ key }, at) => [String(at + 1), () => current && move(current, key)])),
  });
  const save = () =>
    void saveBox(query, companyId).then(
      ({ n, isCapped }) => toast.success(isCapped ? `已导出前 ${n} 份，缩小范围可导出其余` : `已导出 ${n} 份`),
      () => undefined,
    );
  const acts = { openId, cursorId, selected, mayMove, onOpen: open, onSelect: select, onMove: move };
  const Asked = asking && asking in forms ? forms[asking as keyof typeof forms] : null;
  const place =
    !Number.isInteger(at) || at < 0 ? null : `第 ${(isBoard ? 0 : (page - 1) * PAGE_SIZE) + at + 1} 份，共 ${total}`;
  const more = [
    {
      key: 'view',
      icon: isBoard ? <List size={16} /> : <Columns3 size={16} />,
      label: isBoard ? '列表' : '看板',
      onClick: () => show({ view: isBoard ? null : 'board' }),
    },
    {
      key: 'interviews',
      icon: <CalendarDays size={16} />,
      label: '面试日程',
      onClick: () => show({ interviews: '1' }),
    },
    ...(mayMove ? [{ key: 'export', icon: <Download size={16} />, label: '导出', onClick: save }] : []),
  ];

  return (
    <>
      <PageHead
        counts={tabCounts}
        note={strip ? `${strip.today.toAnswer} 份待处理${dueText(strip.today) && `，${dueText(strip.today)}`}` : ''}
        actions={
          <>
            {strip && strip.replyRate !== null && <Echo rate={strip.replyRate} minutes={null} />}
            <Dropdown menu={{ items: more }} trigger={['click']} placement="bottomRight">
              <Button aria-label="更多操作" icon={<Ellipsis size={18} aria-hidden="true" />} />
            </Dropdown>
          </>
        }
      />
      <div className="beside-pane">
        <div>
          <BoxFilters
            list={filters}
            posts={strip?.posts ?? []}
            tags={strip?.tags ?? []}
            counts={counts && { ...counts, viewed: (counts.viewed ?? 0) - left }}
            mayMove={mayMove}
            compact={openId !== null}
          />
          <section className="card">
            <BatchBar
              ids={ids}
              batch={replies.batch}
              onAct={(act) => (act === 'shortlist' ? void send(act) : setAsking(act))}
              onAll={() => setSelected(new Set(rows.map(({ id }) => id)))}
              onClear={() => setSelected(new Set())}
              onUndo={undo}
            />
            {!isBoard ? (
              <BoxList
                query={{ ...list, data: list.data && counts && { items: rowsOfPage, total } }}
                list={filters}
                isTodo={view.tab === 'todo'}
                isOfPost={filters.values.postId !== undefined}
                openId={openId}
                cursorId={cursorId}
                selection={mayMove ? { ids: selected, onChoose: select } : undefined}
                onOpen={open}
                onMove={move}
                empty={isFiltered ? '没有符合条件的投递' : '这里还没有投递'}
                emptyAction={isFiltered && <Button onClick={clear}>清空条件</Button>}
              />
            ) : board.isPending ? (
              <RowsSkeleton />
            ) : (
              <div className="p-3">
                <Board board={board} counts={counts ?? {}} acts={acts} />
              </div>
            )}
          </section>
        </div>
        <BoxDrawer id={openId} place={place} mayMove={mayMove} steps={steps} onMove={move} onClose={() => open(null)} />
      </div>
      <InterviewsDrawer
        open={filters.param('interviews') === '1'}
        onOpen={(id) => show({ interviews: null, id })}
        onClose={() => show({ interviews: null })}
      />
      <MoveForms asked={moving.asked} onClose={moving.close} />
      <KeyHelp open={asking === 'help'} onClose={() => setAsking(null)} />
      {Asked && <Asked ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {asking === 'reject' && (
        <ReplyForm
          title={`答复 ${selected.size} 份投递`}
          okText="10 秒后发出"
          pending={replies.isPending}
          onSend={(note) => void send('reject', note)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Takes back what was decided last: a reply within its grace period, else the last rejection made here. */
function useUndo(undoLast: () => boolean): () => void {
  const client = useQueryClient();
  const move = useMove();
  return () => {
    if (undoLast()) return;
    const moves = client.getMutationCache().findAll({ mutationKey: MOVE_KEY, status: 'success' });
    const last = moves.at(-1)?.state.variables as Move | undefined;
    if (last?.status !== 'rejected') return toast.info('没有可以撤销的答复，只有“不合适”能撤销');
    move.mutate({ id: last.id, status: 'submitted' }, { onSuccess: () => toast.success('已恢复到原来的状态') });
  };
}

/** Reports a colleague's move of a delivery on the screen, so that nobody decides by an outdated state. */
function useColleagueMoves(rows: readonly BoxRow[]): void {
  const me = useSession((state) => state.companyJober?.name);
  useLive('delivery', ({ payload }) => {
    const { by, deliveryId, status, move } = payload as Record<string, string>;
    const row = rows.find(({ id }) => id === deliveryId);
    if (!by || by === me || !row || move === 'open') return;
    toast.info(`${by}把${row.person.name}的投递变为“${delivery.labels.recruiter[status as DeliveryStatus]}”`);
  });
}

/** Runs after each move that was made here, from whichever form. */
function useAfterMove(done: (move: Move) => void): void {
  const client = useQueryClient();
  const tell = useEffectEvent(done);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.mutation.options.mutationKey !== MOVE_KEY) return;
        tell(event.mutation.state.variables as Move);
      }),
    [client],
  );
}

function MoveForms({ asked: input, onClose }: { asked: MoveInput | null; onClose(): void }) {
  if (!input) return null;
  if (input.what === 'rejected') return <RejectForm row={input.row} onClose={onClose} />;
  if (input.what === 'offer') return <OfferForm row={input.row} onClose={onClose} />;
  return <InviteForm row={input.row} current={null} onClose={onClose} />;
}
