import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { ContentCard } from '#contract/content/content-items.ts';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { paths } from '#web/paths.ts';
import { categoryLabel, lectureStatus, timeParts } from './content-words.ts';
import { StatusText } from './parts.tsx';

type Lecture = NonNullable<ContentCard['lecture']>;

/** The date as a calendar leaf. */
export function DateLeaf({ lecture }: { lecture: Pick<Lecture, 'startsAt' | 'endsAt'> }) {
  const { month, day, weekday } = timeParts(lecture.startsAt, lecture.endsAt);
  return (
    <time
      className="flex w-15 flex-none flex-col items-center rounded-ctl bg-brand-tint py-1.5 text-12 leading-[1.4] text-brand"
      dateTime={lecture.startsAt}
    >
      <span>{month} 月</span>
      <b className="text-24 leading-[1.15] tabular-nums">{day}</b>
      <span>{weekday}</span>
    </time>
  );
}

export function LecturePlace({ lecture }: { lecture: Pick<Lecture, 'mode' | 'place'> }) {
  const online = lecture.mode === 'online';
  const Icon = online ? Video : MapPin;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
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
    <span className="flex items-center gap-2 text-12 text-ink-3">
      <span className="inline-block h-1.5 w-18 overflow-hidden rounded-[3px] bg-fill-hover" aria-hidden="true">
        <span className="block h-full bg-brand" style={{ width: `${share}%` }} />
      </span>
      {signed}/{capacity} 席
    </span>
  );
}

/** A lecture in a grid; its cover names the speaker and the day. */
export function LectureTile({ item, now }: { item: ContentCard; now: number }) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const over = now >= Date.parse(lecture.endsAt);
  return (
    <article className="tile flex-col overflow-hidden p-0">
      <ContentCover item={item} className="aspect-8/5 w-full" />
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-1 truncate text-13 text-ink-3">{lecture.speakerTitle}</p>
        <p className="mt-auto flex items-center gap-3 pt-3 text-13 text-ink-3">
          <time className="flex-none tabular" dateTime={lecture.startsAt}>
            {month} 月 {day} 日 {weekday} {span}
          </time>
        </p>
        <p className="mt-1 text-13 text-ink-3">
          <LecturePlace lecture={lecture} />
        </p>
        <p className="mt-3 flex items-center justify-between border-t border-line pt-3">
          {over ? <span className="text-12 text-ink-3">{categoryLabel(item)}</span> : <Seats lecture={lecture} />}
          <StatusText status={status} />
        </p>
      </div>
    </article>
  );
}
