import { clsx } from 'clsx';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import Video from 'lucide-react/icons/video';
import type { ContentCard } from '#contract/content/content-items.ts';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { paths } from '#web/paths.ts';
import { categoryLabel, lectureStatus, timeParts } from '../content-words.ts';
import { StatusText, tileCover } from '../parts.tsx';
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
export function Seats({ lecture }: { lecture: Pick<Lecture, 'capacity' | 'signed'> }) {
  const { capacity, signed } = lecture;
  if (capacity === null) return <span className="text-12 text-ink-3">{signed} 人已报名</span>;
  const share = Math.min(100, Math.round((signed / capacity) * 100));
  return (
    <span className="flex flex-none items-center gap-2 text-12 text-ink-3">
      <span className="inline-block h-1.5 w-14 overflow-hidden rounded-[3px] bg-fill-hover" aria-hidden="true">
        <span className="block h-full bg-brand" style={{ width: `${share}%` }} />
      </span>
      已报 {signed}/{capacity} 席
    </span>
  );
}

const signUpLabel = (lecture: Lecture, now: number) =>
  lectureStatus(lecture, now).label === '已满，可候补' ? '去候补' : '去报名';

interface TileProps {
  item: ContentCard;
  now: number;
  /** The next one: larger, with its summary and the only filled button. */
  leads?: boolean;
  /** The whole width of its list, its cover beside the text. */
  wide?: boolean;
}

/** On its cover: the day of a coming lecture, the length of one that can be watched again. */
function CoverNote({ lecture: { startsAt, endsAt, replayUrl }, now }: { lecture: Lecture; now: number }) {
  const over = now >= Date.parse(endsAt);
  const { month, day, weekday, span } = timeParts(startsAt, endsAt);
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  if (over && !replayUrl) return null;
  return (
    <span
      className="tabular absolute bottom-3 left-3 flex items-center gap-2 rounded-ctl bg-surface px-2.5 py-1 text-12 text-ink-2 shadow-(--shadow-card) max-sm:hidden"
      aria-hidden="true"
    >
      {over ? (
        <>
          <Play size={14} className="fill-brand text-brand" />
          {minutes} 分钟
        </>
      ) : (
        <>
          <b className="num text-18">{`${month}.${day}`}</b>
          {weekday} {span.slice(0, 5)}
        </>
      )}
    </span>
  );
}

/** A lecture in a grid. */
export function LectureTile({ item, now, leads = false, wide = false }: TileProps) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const over = now >= Date.parse(lecture.endsAt);
  const replay = lecture.replayUrl ? '看回放' : '';
  const act = over ? replay : signUpLabel(lecture, now);
  return (
    <article
      className={clsx(
        'tile flex-col overflow-hidden p-0 max-sm:flex-row max-sm:gap-3 max-sm:p-3',
        leads && 'h-full',
        wide && 'md:flex-row',
      )}
    >
      <div className={clsx('relative flex-none', wide && 'md:w-2/5')}>
        <ContentCover item={item} className={clsx(tileCover, wide && 'md:aspect-auto! md:h-54!')} />
        <CoverNote lecture={lecture} now={now} />
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col p-4 max-sm:p-0', wide && 'md:px-7 md:py-5')}>
        <h3
          className={clsx('text-16 leading-6', leads && 'sm:text-20 sm:leading-7', wide && 'md:text-24 md:leading-9')}
        >
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <time
          className="mt-1 text-13 font-medium text-ink-1 tabular sm:sr-only"
          dateTime={lecture.startsAt}
        >{`${month} 月 ${day} 日 ${weekday} ${span}`}</time>
        <p className="mt-1 truncate text-13 text-ink-3">
          <span className={item.coverUrl ? '' : 'sm:hidden'}>{lecture.speaker}，</span>
          {lecture.speakerTitle}
        </p>
        {leads && (
          <p className="mt-2 line-clamp-2 text-13 leading-5.5 text-ink-2 max-sm:hidden md:max-w-160">{item.summary}</p>
        )}
        <p className="mt-auto flex min-w-0 items-center gap-2 pt-3 text-13 text-ink-3 max-sm:pt-1">
          <span className="tag max-sm:hidden">{categoryLabel(item)}</span>
          {!over && <LecturePlace lecture={lecture} />}
          {over && <span className="tabular">{lecture.signed} 人报名</span>}
        </p>
        <p className="mt-3 flex items-center justify-between gap-2 max-sm:mt-1.5">
          {over ? (
            <StatusText
              status={replay ? { label: `${month}-${String(day).padStart(2, '0')} 讲过`, tone: 'plain' } : status}
            />
          ) : (
            <Seats lecture={lecture} />
          )}
          {act && (
            <span className={clsx('btn btn-s', leads && !over ? 'btn-filled' : 'btn-tint')} aria-hidden="true">
              {act}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** The next lecture: its day, who speaks, and what is treated when; with the only filled button. */
export function LectureLead({ item, now }: TileProps) {
  const { lecture } = item;
  if (!lecture) return null;
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  return (
    <article className="tile h-full flex-col p-6 max-sm:p-4">
      <p className="flex items-baseline gap-3 text-14 text-ink-2">
        <b className="num text-32 leading-10 text-brand">{`${month}.${day}`}</b>
        {weekday} {span}
        <LecturePlace lecture={lecture} />
      </p>
      <h3 className="mt-2 text-20 leading-7">
        <a className="tile-link" href={paths.lecture(item.id)}>
          {item.title}
        </a>
      </h3>
      <p className="mt-1 text-14 text-ink-3">
        {lecture.speaker}，{lecture.speakerTitle}
      </p>
      <p className="mt-3 leading-6 text-ink-2">{item.summary}</p>
      <div className="-mt-1 [&_h2]:sr-only">
        <Agenda lecture={lecture} />
      </div>
      {lecture.speakerIntro && (
        <p className="mt-5 line-clamp-3 border-l-3 border-brand-line pl-4 text-13 leading-6 text-ink-2 max-sm:hidden">
          {lecture.speakerIntro}
        </p>
      )}
      <p className="mt-auto flex items-center justify-between gap-2 pt-5">
        <Seats lecture={lecture} />
        <span className="btn btn-filled" aria-hidden="true">
          {signUpLabel(lecture, now)}
        </span>
      </p>
    </article>
  );
}

/** A lecture as a row: its day, what it is about and who speaks. */
export function LectureRow({ item, now }: { item: ContentCard; now: number }) {
  const { lecture } = item;
  if (!lecture) return null;
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const over = now >= Date.parse(lecture.endsAt);
  return (
    <article className="tile-row flex h-full items-center gap-5 px-5 py-4 max-sm:gap-3 max-sm:p-4">
      <p className="w-20 flex-none text-center max-sm:w-14">
        <b className="tabular block text-24 leading-8 font-semibold text-ink-1 max-sm:text-18">{`${month}.${day}`}</b>
        <span className="text-12 text-ink-3">{over && lecture.replayUrl ? '回放' : weekday}</span>
      </p>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-1 truncate text-13 text-ink-3">
          {lecture.speaker}，{lecture.speakerTitle}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-3">
          <span className="tabular">{span}</span>
          <LecturePlace lecture={lecture} />
        </p>
      </div>
      <span className="flex flex-none flex-col items-end gap-2.5 max-lg:hidden">
        {over ? !lecture.replayUrl && <StatusText status={lectureStatus(lecture, now)} /> : <Seats lecture={lecture} />}
        {!over && (
          <span className="btn btn-s btn-tint" aria-hidden="true">
            {signUpLabel(lecture, now)}
          </span>
        )}
        {over && lecture.replayUrl && (
          <span className="btn btn-s btn-tint" aria-hidden="true">
            看回放
          </span>
        )}
      </span>
    </article>
  );
}
