import { clsx } from 'clsx';
import { ArrowLeft, Camera, ChevronRight, ScanBarcode, Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import type { DoorList } from '../../contract/door.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { whenText } from '../features/exam-words.ts';
import { DoorStage } from './door/door-stage.tsx';
import { DoorSteps } from './door/door-steps.tsx';
import { type Expected, judge, type Verdict } from './door/judge.ts';
import { LoadRooms } from './door/load-rooms.tsx';
import { RoomCounts } from './door/room-counts.tsx';
import { useDoor } from './door/use-door.ts';
import { OfExam } from './of-exam.tsx';

/** Takes the place of a door whose address names no project: those at whose doors the reader works. */
function ChooseDoor() {
  const exams = useCall('GET /api/company/exams', {});
  const items = exams.data?.items.filter(({ role, status }) => status === 'published' && mayDo(role, 'admit'));
  const query = { ...exams, data: items && { items } };
  return (
    <>
      <PageHead title="入场核验" trail={['公开招聘', '入场核验']} note="先选是哪个项目的考试" />
      <section className="mx-auto max-w-160 card">
        <ConsoleList
          label="项目"
          query={query}
          row={({ id, title, steps }) => {
            const written = steps.find(({ step }) => step === 'written');
            return (
              <li key={id}>
                <Link className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-fill" to={paths.examDoor(id)}>
                  <span className="min-w-0 flex-1">
                    <b className="block text-14 font-semibold text-ink-1">{title}</b>
                    <span className="tabular text-14 text-ink-3">
                      {written ? `笔试 ${whenText(written.startsAt)}` : '时间安排里没有笔试'}
                    </span>
                  </span>
                  <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
                </Link>
              </li>
            );
          }}
          empty="没有由您核验入场的考试。请项目负责人在“工作人员”里任命您为考务。"
        />
      </section>
    </>
  );
}

/** As many as are seen at a glance. */
const SHOWN = 5;

/** Those who came in last at this door, with their pictures: a second look before they are out of sight. */
function LastPeople({ lists, arrived }: { lists: readonly DoorList[]; arrived: ReadonlyMap<string, string> }) {
  const people = lists
    .flatMap(({ room, people: all }) =>
      all.map((person) => ({ ...person, room, at: arrived.get(person.ticket) ?? '' })),
    )
    .filter(({ at }) => at !== '')
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  return (
    <section className="card" aria-labelledby="door-last">
      <h2 id="door-last" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        刚入场的
      </h2>
      {people.length === 0 ? (
        <p className="px-4 py-8 text-center text-14 text-ink-3">核验通过的人列在这里，可以再看一眼照片</p>
      ) : (
        <ol className="divide-y divide-line">
          {people.map(({ ticket, name, seat, photo, room, at }) => (
            <li key={ticket} className="flex items-center gap-3 px-4 py-2">
              <Avatar name={name} size={40} src={photo && `data:image/jpeg;base64,${photo}`} />
              <span className="min-w-0 flex-1">
                <b className="block truncate text-14 font-semibold text-ink-1">{name}</b>
                <span className="tabular block text-12 text-ink-3">
                  第 {room.number} 考场 {seat} 座
                </span>
              </span>
              <span className="tabular text-14 text-ink-3">{timeOfDay(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Whether the device has a camera; null until the browser answers. */
function useCamera(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    const asked = navigator.mediaDevices?.enumerateDevices?.() ?? Promise.resolve([]);
    asked.then(
      (devices) => setHas(devices.some(({ kind }) => kind === 'videoinput')),
      () => setHas(false),
    );
  }, []);
  return has;
}

/** What this device can read tickets with, before the first one comes. */
function DoorDevices({ isOffline }: { isOffline: boolean }) {
  const has = useCamera();
  const devices = [
    ['网络', Wifi, !isOffline, isOffline ? '断开，连上才能载入' : '正常'],
    ['扫码枪', ScanBarcode, null, '插上即用'],
    ['摄像头', Camera, has, has === null ? '正在查看' : has ? '可以用' : '未检测到摄像头，可手输末几位'],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2" aria-label="这台设备">
      {devices.map(([name, Icon, works, said]) => (
        <li key={name} className="flex items-center gap-1.5 text-14 text-ink-2">
          <Icon size={18} className={works ? 'text-ok' : works === false ? 'text-warm' : 'text-ink-3'} aria-hidden />
          {!said.includes(name) && name}
          <b className={`font-semibold ${works ? 'text-ok-ink' : works === false ? 'text-warm-ink' : 'text-ink-1'}`}>
            {said}
          </b>
        </li>
      ))}
    </ul>
  );
}

const said = 'mb-3 rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-14 text-warm-ink';

/** 入场核验: the lists are loaded before, then tickets are read with or without a network; whoever fits is marked as arrived. */
export function DoorPage() {
  const { id } = useListParams({}, {});
  return id ? <OfExam act="admit">{(exam) => <Door exam={exam} />}</OfExam> : <ChooseDoor />;
}

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
  if (found.isError && lists.length === 0)
    return <LoadFailed title="考场没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
  const written = exam.steps.find(({ step }) => step === 'written');
  const isDrawn = Boolean(found.data.draw?.revealedAt);
  const isEmpty = lists.length === 0;
  const load = (
    <>
      <LoadRooms rooms={found.data.rooms} loaded={lists} large={isEmpty} onLoaded={take} />
      <p className={clsx('py-3 text-12 text-ink-3', !isEmpty && 'border-t border-line px-4')}>
        照片和姓名只留在这一页，离开、刷新或到 24 点即清除；载入有记录
      </p>
    </>
  );
  const here = lists.filter(({ room }) => roomId === null || room.id === roomId);
  return (
    <div className={clsx(isEmpty && 'mx-auto w-full max-w-300')}>
      <Link className="link mb-2 inline-flex items-center gap-1 text-14" to={paths.examRooms(exam.id)}>
        <ArrowLeft size={14} aria-hidden />
        考场与准考证
      </Link>
      <PageHead
        title="入场核验"
        trail={[]}
        note={
          <span className="tabular">
            {exam.title}
            {written && `，笔试 ${whenText(written.startsAt)}–${timeOfDay(written.endsAt)}`}
          </span>
        }
      />
      {door.isOffline && (
        <p role="status" className={said}>
          没有网络，按已载入的名单核验。{door.pending > 0 && `${door.pending} 条到场记录待上报，连上网络自动上报`}
        </p>
      )}
      {door.refusal && (
        <p role="alert" className={said}>
          {door.refusal}
        </p>
      )}
      {isEmpty && isDrawn ? (
        <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden card lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section aria-label="核验" className="px-10 py-8 max-sm:px-4 max-sm:py-5">
            <h2 className="mb-1 text-28 font-semibold text-ink-1 max-sm:text-20">先载入名单</h2>
            <p className="mb-4 text-14 text-ink-2">有网络时载入，之后断网照常核验，连上网络自动上报到场</p>
            {load}
            <DoorDevices isOffline={door.isOffline} />
          </section>
          <DoorSteps />
        </div>
      ) : (
        <div className={clsx('grid items-start gap-3', !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_320px]')}>
          <DoorStage
            isReady={!isEmpty}
            verdict={verdict}
            arrivedAt={verdict && 'person' in verdict ? arrived.get(verdict.person.ticket) : undefined}
            onRead={read}
            onUndo={undo}
          />
          {!isEmpty && (
            <div className="flex min-w-0 flex-col gap-3">
              <section className="overflow-hidden card" aria-label="名单">
                <h2 className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
                  这个门
                  {!door.isOffline && door.refusal === null && (
                    <span className="tabular text-12 font-normal text-ok-ink">
                      {door.pending > 0 ? `正在上报 ${door.pending} 条` : '网络正常，到场都已上报'}
                    </span>
                  )}
                </h2>
                <RoomCounts
                  lists={lists}
                  arrived={arrived}
                  roomId={roomId}
                  onRoom={(chosen) => {
                    setRoomId(chosen);
                    setVerdict(null);
                  }}
                />
                <div className="border-t border-line">{load}</div>
              </section>
              <LastPeople lists={here} arrived={arrived} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
