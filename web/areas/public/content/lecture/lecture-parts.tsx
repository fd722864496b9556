import CirclePlay from 'lucide-react/icons/circle-play';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { ContentCard } from '#contract/content/content-items.ts';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { categoryLabel, lectureStatus, timeParts } from '../content-words.ts';
import { Mark, StatusText } from '../parts.tsx';

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

/** How long the recording of a past lecture is. */
function Replay({ lecture: { startsAt, endsAt, replayUrl } }: { lecture: Lecture }) {
  if (!replayUrl) return null;
  return (
    <span className="inline-flex items-center gap-1 text-13 whitespace-nowrap text-brand">
      <CirclePlay size={15} aria-hidden />
      {Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)} 分钟
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
      <span className="inline-block h-1.5 w-18 overflow-hidden rounded-[3px] bg-fill-hover" aria-hidden="true">
        <span className="block h-full bg-brand" style={{ width: `${share}%` }} />
      </span>
      {signed}/{capacity} 席
    </span>
  );
}

/** A lecture in a grid; a drawn cover names the speaker and the day, another one does not. */
export function LectureTile({ item, now }: { item: ContentCard; now: number }) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const over = now >= Date.parse(lecture.endsAt);
  const act = status.label === '已满，可候补' ? '去候补' : '去报名';
  return (
    <article className="tile flex-col overflow-hidden p-0 max-sm:flex-row max-sm:gap-3 max-sm:p-3">
      <ContentCover item={item} className={`aspect-8/5 w-full max-sm:hidden ${over ? 'opacity-70 saturate-50' : ''}`} />
      <Mark
        value={`${month}.${String(day).padStart(2, '0')}`}
        what={`${weekday} ${span.slice(0, 5)}`}
        quiet={over}
        className="w-20 flex-none py-2 sm:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col p-4 max-sm:p-0">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.lecture(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-1 truncate text-13 text-ink-3">
          <span className="sm:hidden">{lecture.speaker}，</span>
          {lecture.speakerTitle}
        </p>
        <time
          className={item.coverUrl ? 'mt-2 text-13 text-ink-3 tabular max-sm:hidden' : 'sr-only'}
          dateTime={lecture.startsAt}
        >{`${month} 月 ${day} 日 ${weekday} ${span}`}</time>
        <p className="mt-auto flex min-w-0 items-center gap-2 pt-3 text-13 text-ink-3 max-sm:hidden">
          <Tag>{categoryLabel(item)}</Tag>
          {over ? <Replay lecture={lecture} /> : <LecturePlace lecture={lecture} />}
        </p>
        <p className="mt-3 flex items-center justify-between gap-2 max-sm:mt-auto max-sm:pt-2">
          {over || status.tone === 'warm' ? <StatusText status={status} /> : <Seats lecture={lecture} />}
          <span className="min-w-0 sm:hidden">
            {over ? <Replay lecture={lecture} /> : <LecturePlace lecture={lecture} />}
          </span>
          {!over && (
            <span className="btn btn-tint btn-s max-sm:hidden" aria-hidden="true">
              {act}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
