import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import type { DoorList } from '#contract/exams/door.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { ChooseDoor } from './door/choose-door.tsx';
import { type Expected, judge, type Verdict } from './door/judge.ts';
import { LoadRooms } from './door/load-rooms.tsx';
import { useDoor } from './door/use-door.ts';
import { VerdictCard } from './door/verdict-card.tsx';
import { isMissing, NoExam } from './no-exam.tsx';

const ofRoom = ({ room }: DoorList) => ({ value: room.id, label: `第 ${room.number} 考场 ${room.name}` });

/** 入场核验: the lists are loaded before, then tickets are read with or without a network; whoever fits is marked as arrived. */
export function DoorPage() {
  const { id } = useListParams({}, {});
  return id ? <Door examId={id} /> : <ChooseDoor />;
}

function Door({ examId }: { examId: string }) {
  const params = { id: examId };
  const found = useCall('GET /api/company/exams/:id/rooms', { params }, { quiet: true, refetchOnWindowFocus: false });
  const door = useDoor(params.id);
  const [roomId, setRoomId] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { lists, arrived } = door;
  const read = (given: string) => {
    if (given.trim() === '') return;
    setCode('');
    const next = judge({ lists, roomId, arrived }, given);
    setVerdict(next);
    if (next.kind === 'welcome') door.mark(next.person.ticket, true);
  };
  const undo = ({ ticket }: Expected) => {
    door.mark(ticket, false);
    setVerdict(null);
  };
  const take = (loaded: DoorList[]) => {
    const ids = new Set(loaded.map(({ room }) => room.id));
    door.setLists((before) => [...before.filter(({ room }) => !ids.has(room.id)), ...loaded]);
  };
  if (isMissing(found.error)) return <NoExam />;
  if (found.isError && lists.length === 0) return <LoadFailed title="考场没有加载出来" onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
  const people = lists.flatMap((list) => (roomId === null || list.room.id === roomId ? list.people : []));
  const came = people.filter(({ ticket }) => arrived.has(ticket)).length;
  const shown = verdict && 'person' in verdict ? arrived.get(verdict.person.ticket) : undefined;
  return (
    <>
      <PageHead
        title="入场核验"
        trail={['公开招聘', '入场核验']}
        note={lists.length > 0 ? `已到 ${came} / ${people.length} 人` : '先载入名单，再扫准考证'}
      />
      <div className="mx-auto flex max-w-160 flex-col gap-3">
        {lists.length > 0 && (
          <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4" aria-label="核验">
            <Select
              aria-label="这个门"
              size="large"
              value={roomId ?? ''}
              options={[{ value: '', label: '考点大门（已载入的全部考场）' }, ...lists.map(ofRoom)]}
              onChange={(chosen) => {
                setRoomId(chosen || null);
                setVerdict(null);
              }}
            />
            <div role="status">
              <VerdictCard verdict={verdict} arrivedAt={shown} onChoose={({ ticket }) => read(ticket)} onUndo={undo} />
            </div>
            <form
              className="flex flex-wrap gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                read(code);
              }}
            >
              <Input
                className="min-w-0 flex-1"
                size="large"
                autoComplete="off"
                placeholder="准考证号或末几位"
                aria-label="准考证号"
                maxLength={40}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
              <Button size="large" type="primary" htmlType="submit">
                核验
              </Button>
              <ScanButton large name="准考证号" onCode={read} />
            </form>
          </section>
        )}
        {(door.pending > 0 || door.isOffline || door.refusal) && (
          <p role="status" className="rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-13 text-warm-ink">
            {door.refusal ?? (door.isOffline ? '没有网络，按已载入的名单核验。' : '正在上报。')}
            {door.pending > 0 && `${door.pending} 条到场记录待上报，连上网络自动上报`}
          </p>
        )}
        <section className="rounded-card border border-line bg-surface p-4" aria-label="名单">
          {found.data.draw?.revealedAt ? (
            <LoadRooms rooms={found.data.rooms} loaded={lists} onLoaded={take} />
          ) : (
            <p className="py-4 text-13 text-ink-3">抽签排座之后才有入场名单。</p>
          )}
          <p className="mt-3 text-12 text-ink-3">
            照片和姓名只留在这个页面里：离开、刷新或到当天 24 点即清除。载入时有记录。
          </p>
        </section>
      </div>
    </>
  );
}
