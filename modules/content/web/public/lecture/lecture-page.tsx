import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Figure } from '../article/article-figure.tsx';
import { categoryLabel, lectureStatus, withRelated } from '../content-words.ts';
import { Attachments, DetailFrame, DetailTitle, ShareItem } from '../detail-frame.tsx';
import type { DetailData } from '../load-content.ts';
import { SideList } from '../parts.tsx';
import { BodySections } from '../sections.tsx';
import { Agenda } from './lecture-agenda.tsx';
import { LecturePlace } from './lecture-parts.tsx';
import { SignUpCard } from './sign-up-card.tsx';

/** A lecture. */
export function LecturePage({ data: { item, beside, now } }: { data: DetailData }) {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
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
            <LecturePlace lecture={lecture} />
            <ShareItem item={item} />
          </DetailTitle>
          <section aria-label="主讲人" className="mt-5 flex gap-4">
            <span
              className="grid size-14 flex-none place-items-center rounded-full bg-brand-tint text-24 font-semibold text-brand"
              aria-hidden="true"
            >
              {[...lecture.speaker][0]}
            </span>
            <div className="min-w-0">
              <h2 className="text-18">
                {lecture.speaker}
                <span className="ml-3 text-13 font-normal text-ink-3">{lecture.speakerTitle}</span>
              </h2>
              <p className="mt-1 text-ink-2">{lecture.speakerIntro}</p>
            </div>
          </section>
        </>
      }
      act={<SignUpCard item={item} lecture={lecture} now={now} />}
      below={<Agenda lecture={lecture} />}
      further={
        <>
          <SideList title="更多讲座" more={paths.lectures()} items={others.slice(0, 4)} now={now} />
          <SideList title="新闻资讯" more={paths.articles()} items={beside.articles} now={now} />
        </>
      }
    >
      <div className="card grid gap-8 px-8 py-7 max-sm:p-4 [&>.figure]:my-0">
        {lecture.figures?.map((figure, at) => (
          <Figure key={figure.title} figure={figure} number={at + 1} />
        ))}
        <BodySections body={item.body} className={lecture.figures?.length ? 'border-t border-line pt-6' : undefined} />
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
