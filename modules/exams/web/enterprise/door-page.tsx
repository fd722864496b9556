import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import type { DoorList } from '../../contract/door.ts';
import type { ExamRoom } from '../../contract/rooms.ts';
import { whenText } from '../features/exam-words.ts';
import { DoorStage } from './door/door-stage.tsx';
import { type Expected, judge, useDoor, type Verdict } from './door/use-door.ts';
import { OfExam } from './of-exam.tsx';

const said = 'mb-3 rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-14 text-warm-ink';

/** 入场核验: the lists are loaded before, then tickets are read with or without a network; whoever fits is marked as arrived. */
export const DoorPage = () => <OfExam act="admit" content={Door} />;

function Door({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const options = { refetchOnWindowFocus: false };
  const found = useCall('GET /api/company/exams/:id/rooms', { params }, options);
  const door = useDoor(params.id);
  const [roomId, setRoomId] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { lists, arrived } = door;
  const read = (given: string) => {
    if (given.trim() === '') return;
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
  if (!found.data) return <Awaiting page query={found} failed="考场没有加载出来" />;
  const written = exam.steps.find(({ step }) => step === 'written');
  const isDrawn = Boolean(found.data.draw?.revealedAt);
  const isEmpty = lists.length === 0;
  return (
    <>
      <PageHead
        title="入场核验"
        back={{ label: '考场与准考证', href: paths.examRooms(exam.id) }}
        note={
          <span className="tabular">
            {exam.title}
            {written && `，笔试 ${whenText(written.startsAt)}–${timeOfDay(written.endsAt)}`}
          </span>
        }
      />
      {door.line === 'offline' && (
        <p role="status" className={said}>
          没有网络，按已载入的名单核验。{door.pending > 0 && `${door.pending} 条到场记录待上报，连上网络自动上报`}
        </p>
      )}
      {typeof door.line === 'object' && (
        <p role="alert" className={said}>
          {door.line.refusal}
        </p>
      )}
      <div className={clsx('grid items-start gap-3', isDrawn && 'lg:grid-cols-[minmax(0,1fr)_320px]')}>
        <DoorStage
          isReady={!isEmpty}
          isDrawn={isDrawn}
          verdict={verdict}
          arrivedAt={verdict && 'person' in verdict ? arrived.get(verdict.person.ticket) : undefined}
          onRead={read}
          onUndo={undo}
        />
        {isDrawn && (
          <section
            className={clsx('min-w-0 divide-y divide-line overflow-hidden card', isEmpty && 'max-lg:order-first')}
            aria-label="名单"
          >
            <h2 className="flex items-baseline justify-between gap-3 px-4 py-3 text-16 font-semibold text-ink-1">
              这个门
              {!isEmpty && door.line === 'online' && (
                <span className="tabular text-12 font-normal text-ok-ink">
                  {door.pending > 0 ? `正在上报 ${door.pending} 条` : '网络正常，到场都已上报'}
                </span>
              )}
            </h2>
            <DoorRooms
              rooms={found.data.rooms}
              lists={lists}
              arrived={arrived}
              roomId={roomId}
              onLoaded={take}
              onRoom={(chosen) => {
                setRoomId(chosen);
                setVerdict(null);
              }}
            />
            <p className="px-4 py-3 text-12 text-ink-3">
              照片和姓名只留在这一页，离开、刷新或到 24 点即清除；载入有记录
            </p>
          </section>
        )}
      </div>
    </>
  );
}

/** Stands for every site where all are loaded by one press. */
const ALL = '全部';

interface DoorRoomsProps {
  rooms: readonly ExamRoom[];
  lists: readonly DoorList[];
  arrived: ReadonlyMap<string, string>;
  /** The room of this door; null for the gate of all loaded ones. */
  roomId: string | null;
  onLoaded(lists: DoorList[]): void;
  onRoom(id: string | null): void;
}

/** The gate and the rooms of each site: their lists are loaded while there is a network, then one of them is this door. */
function DoorRooms({ rooms, lists: loaded, arrived, roomId, onLoaded, onRoom }: DoorRoomsProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const load = async (place: string, own: readonly ExamRoom[]) => {
    const lists: DoorList[] = [];
    for (const { id } of own) {
      setProgress(`${place} ${lists.length + 1} / ${own.length}`);
      const list = await call('POST /api/company/examRooms/:id/door', { params: { id } }).catch(() => null);
      if (!list) break;
      lists.push(list);
    }
    setProgress(null);
    if (lists.length > 0) onLoaded(lists);
  };
  const used = rooms.filter(({ taken }) => taken > 0);
  const places = [...Map.groupBy(used, ({ place }) => place)];
  const isLoaded = (own: readonly ExamRoom[]) => own.every(({ id }) => loaded.some(({ room }) => room.id === id));
  const next = places.length > 1 && loaded.length === 0 ? ALL : places.find(([, own]) => !isLoaded(own))?.[0];
  const button = (place: string, own: readonly ExamRoom[], text: string) => (
    <Button
      type={isLoaded(own) ? 'text' : place === next && loaded.length === 0 ? 'primary' : 'default'}
      className="max-sm:h-11"
      loading={progress?.startsWith(`${place} `) ?? false}
      disabled={progress !== null}
      onClick={() => void load(place, own)}
    >
      {progress?.startsWith(`${place} `) ? progress : text}
    </Button>
  );
  const choice = (id: string | null, name: string, text: string, people: DoorList['people']) => (
    <button
      type="button"
      aria-pressed={id === roomId}
      className={clsx(
        'flex w-full cursor-pointer items-baseline gap-2 px-4 py-3 text-left text-14',
        id === roomId ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : 'hover:bg-fill',
      )}
      onClick={() => onRoom(id)}
    >
      <b className={clsx('font-semibold', id === roomId ? 'text-brand' : 'text-ink-1')}>{name}</b>
      <span className="cut min-w-0 flex-1 text-12 text-ink-3">{text}</span>
      <span className="tabular whitespace-nowrap">
        <b className={clsx('font-semibold text-ink-1', id === null && 'text-20')}>
          {people.filter(({ ticket }) => arrived.has(ticket)).length}
        </b>{' '}
        / {people.length}
      </span>
    </button>
  );
  const everybody = loaded.flatMap(({ people }) => people);
  return (
    <div aria-live="polite" className="divide-y divide-line">
      {loaded.length > 0 && choice(null, '考点大门', '已载入的全部考场', everybody)}
      {places.map(([place, own]) => (
        <section key={place} aria-label={place}>
          <h3 className="flex flex-wrap items-center gap-2 px-4 py-2.5 text-14">
            <b className="min-w-0 flex-1 font-semibold text-ink-1">{place}</b>
            {button(place, own, isLoaded(own) ? '重新载入' : '载入名单')}
          </h3>
          <ul className="max-h-100 divide-y divide-line overflow-y-auto border-t border-line">
            {own.map(({ id, number, name, taken }) => {
              const list = loaded.find(({ room }) => room.id === id);
              return (
                <li key={id}>
                  {list ? (
                    choice(id, `第 ${number} 考场`, name, list.people)
                  ) : (
                    <p className="tabular px-4 py-2 text-14 text-ink-3">
                      第 {number} 考场 {taken} 人
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {next === ALL && (
        <p className="grid px-4 py-3">
          {button(ALL, used, `载入全部 ${used.length} 个考场，${used.reduce((sum, { taken }) => sum + taken, 0)} 人`)}
        </p>
      )}
    </div>
  );
}
