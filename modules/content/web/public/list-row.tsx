import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SITE_TITLE } from '#contract/pages.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { ContentCard } from '../../contract/content-items.ts';
import {
  admissionStatus,
  categoryLabel,
  contentHref,
  lectureStatus,
  policyNumber,
  policyStatus,
  type StatusLabel,
  timeParts,
  tuitionText,
} from './content-words.ts';
import { useTicks } from './guide-ticks.ts';
import { Facts, StatusText } from './parts.tsx';

interface Line {
  /** What it is about, in three facts or four. */
  facts: (string | false | null)[];
  /** The one number of it, and what that is. */
  figure?: string;
  what?: string;
  status?: StatusLabel;
}

function guideLine({ steps, checklist, duration }: NonNullable<ContentCard['guide']>, ticked: readonly string[]): Line {
  const done = steps.filter(({ title }) => ticked.includes(title)).length;
  const progress = done > 0 ? `已完成 ${done}/${steps.length}` : `${checklist.length} 样材料`;
  return { facts: [duration, `${steps.length} 步`, progress] };
}

function lectureLine(lecture: NonNullable<ContentCard['lecture']>, now: number): Line {
  const { speaker, speakerTitle, mode, place, capacity, signed } = lecture;
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const seats = capacity === null ? `已报 ${signed} 人` : `已报 ${signed}/${capacity} 席`;
  return {
    facts: [`${speaker}，${speakerTitle}`, mode === 'online' ? '线上直播' : place, seats],
    figure: `${month}.${day}`,
    what: `${weekday} ${span}`,
    status: lectureStatus(lecture, now),
  };
}

function policyLine(policy: NonNullable<ContentCard['policy']>, place: string, now: number): Line {
  const { value, what } = policyNumber(policy);
  return {
    facts: [place || '全国', policy.audience, policy.number],
    figure: value,
    what,
    status: policyStatus(policy, now),
  };
}

function admissionLine(item: ContentCard, admission: NonNullable<ContentCard['admission']>, now: number): Line {
  const { school, years, tuition, plan } = admission;
  return {
    facts: [categoryLabel(item), school, item.place, years, `计划 ${plan} 人`],
    figure: tuitionText(tuition),
    status: admissionStatus(admission, now),
  };
}

function lineOf(item: ContentCard, now: number, ticked: readonly string[]): Line {
  const { guide, lecture, policy, admission } = item;
  if (guide) return guideLine(guide, ticked);
  if (lecture) return lectureLine(lecture, now);
  if (policy) return policyLine(policy, item.place, now);
  if (admission) return admissionLine(item, admission, now);
  return { facts: [categoryLabel(item), agoText(item.publishAt, now), item.source !== SITE_TITLE && item.source] };
}

interface Props {
  item: ContentCard;
  now: number;
  /** Its title is a heading of the list, or of a section of it. */
  heading?: 'h2' | 'h3';
  /** What can be done with it from here. */
  act?: ReactNode;
}

/** A publication in a list: title, summary and facts, the number it is weighed by, and what is left of its time or can be done. */
export function ContentRow({ item, now, heading: Heading = 'h3', act }: Props) {
  const { facts, figure, what, status } = lineOf(item, now, useTicks(item.id));
  return (
    <li>
      <article className="group relative flex items-center gap-5 py-3.5 max-sm:gap-3">
        <div className="min-w-0 flex-1">
          <Heading className="text-16 leading-6">
            <a className="tile-link group-hover:text-brand line-clamp-2" href={contentHref(item)}>
              {item.title}
            </a>
          </Heading>
          <p className="mt-1 line-clamp-2 text-14 text-ink-3 max-sm:hidden">{item.summary}</p>
          <Facts className="mt-2 max-sm:[&>:nth-child(n+3)]:hidden" facts={facts} />
        </div>
        {(figure || act) && (
          <div className="flex flex-none flex-col items-end gap-1 text-14 whitespace-nowrap text-ink-3">
            {figure && <b className="num text-20">{figure}</b>}
            {what}
            {act ?? (status && <StatusText status={status} />)}
          </div>
        )}
      </article>
    </li>
  );
}

/** The newest of a list; its picture, if it has one, fills half of the sheet. */
function Lead({ item, now }: { item: ContentCard; now: number }) {
  return (
    <li>
      <article
        className={clsx(
          'group relative -mx-6 items-center max-sm:-mx-4',
          item.coverUrl && 'grid grid-cols-[minmax(0,8fr)_minmax(0,7fr)] max-sm:grid-cols-1',
        )}
      >
        {item.coverUrl && <SafeImage src={item.coverUrl} alt="" className="aspect-8/5 w-full bg-fill" lazy={false} />}
        <div className={clsx('max-sm:p-4', item.coverUrl ? 'p-8 max-lg:p-5' : 'p-6')}>
          <h2 className="text-28 leading-10 max-sm:text-20 max-sm:leading-7">
            <a className="tile-link group-hover:text-brand line-clamp-3" href={contentHref(item)}>
              {item.title}
            </a>
          </h2>
          <p className="mt-3 line-clamp-3 text-14 leading-6 text-ink-2">{item.summary}</p>
          <Facts className="mt-3" facts={lineOf(item, now, []).facts} />
        </div>
      </article>
    </li>
  );
}

interface RowsProps {
  /** Absent where the list has one part only. */
  title?: string;
  /** Beside the title: how many there are, and the way on. */
  more?: ReactNode;
  items: readonly ContentCard[];
  now: number;
  /** The first of them is drawn large. */
  leads?: boolean;
}

/** Publications on one sheet. */
export function ContentRows({ title, more, items, now, leads = false }: RowsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title || undefined} className="mb-8">
      {title && (
        <div className="mb-3 flex items-baseline gap-3">
          <h2 className="text-20">{title}</h2>
          {more}
        </div>
      )}
      <ul className="card divide-y divide-line overflow-hidden px-6 max-sm:px-4">
        {items.map((item, at) =>
          leads && at === 0 ? (
            <Lead key={item.id} item={item} now={now} />
          ) : (
            <ContentRow key={item.id} item={item} now={now} heading={title ? 'h3' : 'h2'} />
          ),
        )}
      </ul>
    </section>
  );
}
