import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { categoryLabel, lectureStatus, timeParts, withRelated } from '../content-words.ts';
import { Attachments, Body, DetailFrame, DetailTitle, ShareButton } from '../detail-frame.tsx';
import type { DetailData } from '../load-content.ts';
import { SideList } from '../parts.tsx';
import { Agenda } from './lecture-agenda.tsx';
import { LecturePlace } from './lecture-parts.tsx';
import { SignUpCard } from './sign-up-card.tsx';

/** A lecture. */
export function LecturePage({ data: { item, beside, now } }: { data: DetailData }) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const isOver = (other: (typeof item.related)[number]) => now >= Date.parse(other.lecture?.endsAt ?? '');
  const others = withRelated(item, beside.lectures).sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '就业创业', href: paths.entrepreneurship() },
        { label: '专家讲座', href: paths.lectures() },
      ]}
      head={
        <>
          <p className="mb-3 flex gap-1.5">
            <Tag tone={status.tone}>{status.label}</Tag>
            <Tag>{categoryLabel(item)}</Tag>
          </p>
          <DetailTitle item={item}>
            <time className="text-16 font-medium text-ink-1 tabular" dateTime={lecture.startsAt}>
              {month} 月 {day} 日 {weekday} {span}
            </time>
            <LecturePlace lecture={lecture} />
            <ShareButton item={item} />
          </DetailTitle>
          <section aria-label="主讲人" className="mt-6 flex gap-4 border-t border-line pt-5">
            <Avatar name={lecture.speaker} src={null} size={56} />
            <div className="min-w-0">
              <h2 className="text-18">
                {lecture.speaker}
                <span className="ml-3 text-13 font-normal text-ink-3">{lecture.speakerTitle}</span>
              </h2>
              <p className="mt-1 leading-6 text-ink-2">{lecture.speakerIntro}</p>
            </div>
          </section>
        </>
      }
      act={<SignUpCard item={item} lecture={lecture} now={now} />}
      further={<SideList title="更多讲座" more={paths.lectures()} items={others.slice(0, 4)} now={now} />}
    >
      <div className="card reading-text px-10 py-8 max-sm:p-4">
        <Agenda lecture={lecture} />
        {item.body && <h2 className={lecture.outline.length > 0 ? 'mt-12 text-18' : 'text-18'}>先读一读</h2>}
        <Body item={item} />
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
