import { clsx } from 'clsx';
import { useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { handled } from '#web/ui/handled.ts';
import type { OwnRegistration } from '../../../contract/registrations.ts';
import type { ExamDraw } from '../../../contract/rooms.ts';
import { placeOfSeat } from '../../../contract/seats/seat-places.ts';
import { Choice } from '../../features/choice.tsx';
import { leftText, whenText } from '../../features/exam-words.ts';
import { RoomPlan, two } from '../../features/room-plan.tsx';
import type { DrawData } from '../load-exams.ts';
import { DrawProof, wordsOf } from './draw-proof.tsx';

/** Looks a registration number up: its place in the largest letters, then when it is needed and, for the own one, where. */
function Lookup({
  exam,
  draw,
  now,
  own,
  asked,
  onAsk,
}: Omit<DrawData, 'tab' | 'results'> & {
  own: OwnRegistration | null;
  asked: number | null;
  onAsk(number: number): void;
}) {
  const [typed, setTyped] = useState('');
  const { kind, input, seats, changes } = draw;
  const change = changes.findLast((change) => change.number === asked);
  /** Lots are drawn and their list is not public yet: only the own lot is known. */
  const isWithheld = kind === 'lots' && draw.seed === null && draw.revealedAt !== null;
  const isOwn = own !== null && asked === own.number;
  const ownLot = isWithheld && isOwn && own.lot ? { room: own.lot.group, seat: own.lot.lot } : undefined;
  const place = change ?? seats.find((seat) => seat.number === asked) ?? ownLot;
  const words = wordsOf[kind];
  const room = kind === 'seats' && place && input.rooms.find(({ number }) => number === place.room);
  const at = room && place && placeOfSeat(place.seat, room.seats);
  const found = place
    ? `${two(place.room)} ${words.room} ${two(place.seat)} ${words.seat}${change ? '（抽签后调整）' : ''}`
    : kind === 'lots' && draw.seed === null
      ? '签号名单在全部小组结束后公布'
      : input.people.some((person) => person.number === asked)
        ? '在名单里，等待抽签'
        : '名单里没有这个报名号';
  const { seat, lot } = own ?? {};
  const taken = kind === 'seats' ? 'written' : 'interview';
  const steps = exam.steps.filter(({ step }) => step === taken || step === 'ticket');
  const facts: FactRow[] = [
    ...steps.map(({ step, startsAt, endsAt }): FactRow => {
      const at = step === 'ticket' ? endsAt : (isOwn && step === 'interview' && lot?.startsAt) || startsAt;
      const left = Date.parse(at) > now && `还有 ${leftText(at, now)}`;
      const when = step === 'ticket' ? `${whenText(at)} 前打印` : whenText(at);
      return [{ ticket: '准考证', written: '笔试' }[step] ?? '面试', [when, left].filter(Boolean).join('，')];
    }),
    [
      '地点',
      isOwn && (kind === 'lots' ? lot?.place : [seat?.place, seat?.room, seat?.address].filter(Boolean).join('，')),
    ],
    ['怎么走', isOwn && kind === 'seats' && seat?.directions],
  ];
  return (
    <section className="card p-6 max-sm:p-4" aria-label={words.look}>
      <p role="status" className="text-14 text-ink-3">
        <b
          className={`block font-semibold text-ink-1 ${place ? 'text-40 leading-15 text-brand max-sm:text-28 max-sm:leading-11' : 'text-28 leading-11 max-sm:text-20 max-sm:leading-9'}`}
        >
          {asked === null ? words.where : found}
        </b>
        {asked === null
          ? `报名号在报名页和我的公招里`
          : [`报名号 ${asked}`, at && `面向讲台左起第 ${at.column} 列，第 ${at.row} 排`].filter(Boolean).join('，')}
      </p>
      <form className="script-only mt-4 flex gap-2" onSubmit={handled(() => onAsk(Number(typed.trim())))}>
        <input
          className="field h-11 min-w-0 flex-1"
          inputMode="numeric"
          pattern="\s*[0-9]{1,15}\s*"
          required
          aria-label="报名号"
          placeholder="报名号"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look={place ? 'outline' : 'filled'} size="l">
          查{words.what}
        </Button>
      </form>
      <FactRows
        facts={facts}
        className="tabular mt-5 grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-line pt-4"
      />
      {place && (
        <ButtonLink className="mt-4 w-full" look="filled" size="l" href={paths.ownExams()}>
          {kind === 'seats' ? '去我的公招打印准考证' : '去我的公招看面试通知'}
        </ButtonLink>
      )}
    </section>
  );
}

/** 座位抽签 or 面试抽签: the own place, all rooms and what the draw proves; beside them the room. */
export function DrawTab({ exam, draw, now }: DrawData) {
  const own = useOwnRegistration(exam.id);
  const [asked, setAsked] = useState<number | null>(null);
  const sought = asked ?? own?.number ?? null;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4 pb-8 max-sm:gap-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr]">
      <Lookup exam={exam} draw={draw} now={now} own={own} asked={sought} onAsk={setAsked} />
      {draw.kind === 'seats' ? (
        <DrawRooms key={sought} draw={draw} sought={sought} />
      ) : (
        <div className="flex flex-col gap-4 max-sm:gap-2 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <DrawLots draw={draw} sought={sought} />
        </div>
      )}
      <DrawProof draw={draw} />
    </div>
  );
}

/** The registration of the signed-in seeker in a project, once a seat or a lot is drawn; null for everybody else. */
function useOwnRegistration(examId: string): OwnRegistration | null {
  const signedIn = useSession(isSeekerSignedIn);
  const { data } = useCall('GET /api/exams/registrations', signedIn ? {} : null, quietly);
  return data?.items.find(({ exam, seat, lot }) => exam.id === examId && (seat || lot)) ?? null;
}

/** The groups of an interview, with the registration number of each lot; before the draw the groups alone. */
function DrawLots({ draw: { input, seats, revealedAt }, sought }: { draw: ExamDraw; sought: number | null }) {
  const byGroup = Map.groupBy(seats, ({ room }) => room);
  return input.rooms.map(({ number, subject, seats: most }) => {
    const lots = byGroup.get(number) ?? [];
    return (
      <Card
        key={number}
        heading={`第 ${number} 组`}
        aside={`岗位 ${subject?.split('+').map(decodeURIComponent).join('、')}，${lots.length > 0 ? `${lots.length} 人` : `最多 ${most} 人`}`}
      >
        {lots.length === 0 ? (
          <p className="text-14 text-ink-3">
            {seats.length > 0
              ? '没有抽到这一组的人'
              : revealedAt
                ? '已抽签，全部小组结束后公布签号；本人的签号在“我的公招”'
                : '等待抽签'}
          </p>
        ) : (
          <ol className="grid grid-cols-5 gap-2 max-lg:grid-cols-4 max-sm:grid-cols-2">
            {lots
              .toSorted((one, other) => one.seat - other.seat)
              .map((lot) => (
                <li
                  key={lot.seat}
                  className={`tabular flex items-baseline gap-2 rounded-ctl border px-2.5 py-1.5 text-12 ${lot.number === sought ? 'border-brand bg-brand-tint' : 'border-line'}`}
                >
                  <b className="text-14 text-ink-1">{lot.seat} 号</b>
                  {lot.number}
                </li>
              ))}
          </ol>
        )}
      </Card>
    );
  });
}

interface DrawRoomsProps {
  draw: ExamDraw;
  /** The number that the reader looked up; its room and seat are shown. */
  sought: number | null;
}

/** Who sits where now: the seats as drawn, with the changes since. */
function seatsNow({ seats, changes }: ExamDraw) {
  const latest = new Map(seats.map((seat) => [seat.number, seat]));
  for (const { number, room, seat } of changes) latest.set(number, { number, room, seat });
  return [...latest.values()];
}

/** The rooms of a draw from above, with the number of who sits on each seat; before the draw the rooms alone. */
function DrawRooms({ draw, sought }: DrawRoomsProps) {
  const { rooms } = draw.input;
  const seats = seatsNow(draw);
  const own = seats.find(({ number }) => number === sought);
  const [chosen, setChosen] = useState<number | null>(null);
  const room = rooms.find(({ number }) => number === (chosen ?? own?.room)) ?? rooms[0];
  if (!room) return null;
  const bySeat = new Map(seats.filter((seat) => seat.room === room.number).map((one) => [one.seat, one.number]));
  const kind = [room.subject ? labelOf(subjects, room.subject) : '不限学科', room.accessible ? '无障碍' : ''];
  const people = `${room.seats} 座${draw.seed ? `，坐 ${bySeat.size} 人` : ''}`;
  return (
    <>
      {rooms.length > 1 && (
        <Card heading={`全部 ${rooms.length} 个考场`} className="script-only">
          <Choice
            label="考场"
            value={room.number}
            onPick={(value) => setChosen(Number(value))}
            options={rooms.map(({ number }) => ({
              value: String(number),
              label: `第 ${two(number)} 考场${number === own?.room ? '，我在这里' : ''}`,
            }))}
          />
        </Card>
      )}
      <Card
        heading={`第 ${two(room.number)} 考场`}
        aside={`${kind.filter(Boolean).join('，')}，${bySeat.size === room.seats ? `${room.seats} 座坐满` : people}`}
        className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
      >
        <RoomPlan
          seats={room.seats}
          seat={(seat) => {
            const number = bySeat.get(seat);
            const isOwn = number !== undefined && number === sought;
            return (
              <span
                className={clsx(
                  'tabular flex h-15 flex-col items-center justify-center rounded-ctl border text-12 max-sm:h-12',
                  isOwn ? 'border-(--brand-solid) bg-(--brand-solid) text-(--on-brand)' : 'bg-surface text-ink-3',
                  !isOwn && 'border-line-strong',
                  number === undefined && 'border-dashed',
                )}
              >
                <b className={clsx('text-20 leading-5', !isOwn && number && 'text-ink-1')}>{two(seat)}</b>
                {number ?? (draw.seed ? '空' : '待抽签')}
              </span>
            );
          }}
        />
        <p className="mt-2 text-14 text-ink-3">大字是座位号，小字是报名号。</p>
      </Card>
    </>
  );
}
