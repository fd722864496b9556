import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { categoryLabel, lectureStatus, timeParts } from './content-words.ts';
import { Attachments, DetailFrame, QrSide, RichText, ShareButton } from './detail-frame.tsx';
import { DateLeaf, LecturePlace } from './lecture-parts.tsx';
import type { DetailData } from './load-content.ts';
import { SideList, StatusText } from './parts.tsx';
import { SignUpCard } from './sign-up-card.tsx';

/** A lecture. */
export function LecturePage({ data: { item, now } }: { data: DetailData }) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  const { span } = timeParts(lecture.startsAt, lecture.endsAt);
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '就业创业', href: paths.entrepreneurship() },
        { label: '专家讲座', href: paths.lectures() },
      ]}
      head={
        <div className="mt-4 flex flex-wrap items-start gap-5">
          <DateLeaf lecture={lecture} />
          <div className="min-w-0 flex-1">
            <h1 className="text-24 leading-8">{item.title}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-3">
              <span className="tabular">{span}</span>
              <LecturePlace lecture={lecture} />
              <StatusText status={status} />
              <span className="tag">{categoryLabel(item)}</span>
            </p>
          </div>
          <ShareButton item={item} />
        </div>
      }
      side={
        <>
          <SignUpCard item={item} lecture={lecture} now={now} />
          <SideList
            title="同主题讲座"
            more={paths.lectures({ category: item.category })}
            items={item.related}
            now={now}
          />
          <QrSide item={item} />
        </>
      }
    >
      <div className="card reading-text px-10 py-7 max-sm:p-4">
        <section aria-label="主讲人" className="flex gap-4 border-b border-line pb-6">
          <Avatar name={lecture.speaker} src={null} size={56} />
          <div className="min-w-0">
            <h2 className="text-18">
              {lecture.speaker}
              <span className="ml-3 text-13 font-normal text-ink-3">{lecture.speakerTitle}</span>
            </h2>
            <p className="mt-1 leading-7">{lecture.speakerIntro}</p>
          </div>
        </section>
        {lecture.outline.length > 0 && (
          <section aria-label="讲座提纲">
            <h2 className="mt-6 text-18">讲什么</h2>
            <ol className="mt-3">
              {lecture.outline.map((line, at) => (
                <li key={line} className="relative py-2 pl-9.5 leading-[1.7]">
                  <span
                    aria-hidden="true"
                    className="absolute top-2 left-0 grid size-6 place-items-center rounded-full bg-brand-tint text-12 font-semibold text-brand"
                  >
                    {at + 1}
                  </span>
                  {line}
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="mt-8">
          <RichText html={item.body} />
        </div>
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
