import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { ContentCover } from '../../parts/content-cover.tsx';
import { lectureStatus, timeParts } from '../content-words.ts';
import { StatusText } from '../parts.tsx';
import { Agenda } from './lecture-agenda.tsx';

type Lecture = NonNullable<ContentCard['lecture']>;

export function LecturePlace({ lecture }: { lecture: Pick<Lecture, 'mode' | 'place'> }) {
  const online = lecture.mode === 'online';
  const Icon = online ? Video : MapPin;
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1">
      <Icon size={14} className="flex-none text-ink-4" aria-hidden />
      <span className="cut">{online ? '线上直播' : lecture.place}</span>
    </span>
  );
}

/** Seats taken of a lecture. */
function Seats({ lecture }: { lecture: Pick<Lecture, 'capacity' | 'signed'> }) {
  const { capacity, signed } = lecture;
  if (capacity === null) return <span className="tabular text-12 text-ink-3">已报 {signed} 人</span>;
  const share = Math.min(100, Math.round((signed / capacity) * 100));
  return (
    <span className="tabular flex flex-none items-center justify-between gap-2 text-12 whitespace-nowrap text-ink-3">
      已报 {signed}/{capacity} 席
      <span className="inline-block h-1.5 w-10 overflow-hidden rounded-[3px] bg-fill-hover" aria-hidden="true">
        <span className="block h-full bg-brand" style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}

const signUpLabel = (lecture: Lecture, now: number) =>
  lectureStatus(lecture, now).label === '已满，可候补' ? '去候补' : '去报名';

interface LectureProps {
  item: ContentCard;
  now: number;
}

/** A lecture that is over, in a grid: its cover with the length of what can be watched again. */
export function PastLecture({ item, now }: LectureProps) {
  const { lecture } = item;
  if (!lecture) return null;
  const { startsAt, endsAt, replayUrl, signed, speaker, speakerTitle } = lecture;
  const { month, day } = timeParts(startsAt, endsAt);
  return (
    <article className="tile flex-col overflow-hidden p-0">
      <ContentCover item={item} className="aspect-8/5 w-full flex-none max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-1 truncate text-14 text-ink-3">
          <span className={item.coverUrl ? '' : 'sm:hidden'}>{speaker}，</span>
          {speakerTitle}
        </p>
        <p className="mt-auto flex items-end justify-between gap-2 pt-3 text-14 text-ink-3">
          <span className="tabular">
            {signed} 人报名
            <span className="block whitespace-nowrap">{`${month}-${String(day).padStart(2, '0')} 讲过`}</span>
          </span>
          {replayUrl ? (
            <span className="btn btn-s btn-tint flex-none" aria-hidden="true">
              看回放
              <span className="tabular">{Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)} 分钟</span>
            </span>
          ) : (
            <StatusText status={lectureStatus(lecture, now)} />
          )}
        </p>
      </div>
    </article>
  );
}

/** The day of a lecture, what it is about and who speaks. */
function Head({ item, lecture, large = false }: { item: ContentCard; lecture: Lecture; large?: boolean }) {
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  return (
    <>
      <p className="flex items-baseline gap-3 text-14 text-ink-2">
        <b className={large ? 'num text-28 leading-10 text-brand' : 'num text-28 leading-8'}>{`${month}.${day}`}</b>
        <span className="flex-none">{`${weekday} ${span}`}</span>
        <LecturePlace lecture={lecture} />
      </p>
      <h3 className={large ? 'mt-2 text-20 leading-7' : 'mt-1 text-16 leading-6 text-balance'}>
        <a className="tile-link" href={paths.lecture(item.id)}>
          {item.title}
        </a>
      </h3>
      <p className="mt-1 text-14 text-ink-3">
        {lecture.speaker}，{lecture.speakerTitle}
      </p>
    </>
  );
}

/** The next lecture: its day, who speaks, and what is treated when; with the only filled button. */
function LectureLead({ item, now }: LectureProps) {
  const { lecture } = item;
  if (!lecture) return null;
  return (
    <article className="tile h-full flex-col p-6 max-sm:p-4">
      <Head item={item} lecture={lecture} large />
      <p className="mt-3 leading-6 text-ink-2">{item.summary}</p>
      <div className="mt-5 [&_h2]:sr-only">
        <Agenda lecture={lecture} />
      </div>
      <p className="mt-auto flex items-center justify-between gap-2 pt-5">
        <Seats lecture={lecture} />
        <span className="btn btn-filled" aria-hidden="true">
          {signUpLabel(lecture, now)}
        </span>
      </p>
    </article>
  );
}

/** The lecture that one can hear next, or watch again, in a narrow column. */
export function LectureNext({ item, now }: LectureProps) {
  const { lecture } = item;
  if (!lecture) return null;
  const over = now >= Date.parse(lecture.endsAt);
  return (
    <article className="tile flex-col p-5 max-sm:p-4">
      <Head item={item} lecture={lecture} />
      <p className="mt-3 flex items-center justify-between gap-2">
        {over ? <StatusText status={lectureStatus(lecture, now)} /> : <Seats lecture={lecture} />}
        {(!over || lecture.replayUrl) && (
          <span className="btn btn-s btn-tint" aria-hidden="true">
            {over ? '看回放' : signUpLabel(lecture, now)}
          </span>
        )}
      </p>
    </article>
  );
}

/** A lecture as a row: its day, what it is about and who speaks. */
function LectureRow({ item, now }: LectureProps) {
  const { lecture } = item;
  if (!lecture) return null;
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  return (
    <article className="tile-row flex h-full items-center gap-5 px-5 py-4 max-sm:gap-3 max-sm:p-4">
      <p className="w-20 flex-none text-center">
        <b className="tabular block text-28 leading-8 font-semibold text-ink-1 max-sm:text-20">{`${month}.${day}`}</b>
        <span className="tabular text-12 text-ink-3">
          {weekday}
          <br />
          {span}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-14 text-ink-2 max-sm:hidden">{item.summary}</p>
        <p className="dotted mt-1 text-14 text-ink-3">
          <span>{`${lecture.speaker}，${lecture.speakerTitle}`}</span>
          <LecturePlace lecture={lecture} />
        </p>
      </div>
      <span className="flex w-36 flex-none flex-col gap-2.5 max-lg:hidden">
        <Seats lecture={lecture} />
        <span className="btn btn-s btn-tint" aria-hidden="true">
          {signUpLabel(lecture, now)}
        </span>
      </span>
    </article>
  );
}

/** The next lecture with its outline, and the others as rows beside it. */
export function Lectures({ coming, now }: { coming: readonly ContentCard[]; now: number }) {
  const [lead, ...others] = coming;
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-4 *:only:col-span-full max-md:grid-cols-1 max-sm:gap-2">
      {lead && <LectureLead item={lead} now={now} />}
      {others.length > 0 && (
        <div className="card flex flex-col divide-y divide-line overflow-hidden *:flex-auto">
          {others.map((item) => (
            <LectureRow key={item.id} item={item} now={now} />
          ))}
        </div>
      )}
    </div>
  );
}
