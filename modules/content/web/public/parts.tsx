import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { Head } from '#web/ui/head.tsx';
import type { ContentCard } from '../../contract/content-items.ts';
import { categoryLabel, contentHref, policyNumber, type StatusLabel, timeParts } from './content-words.ts';

/** Facts separated by dots. */
export function Facts({ facts, className = '' }: { facts: (string | false | null | undefined)[]; className?: string }) {
  return (
    <p className={`dotted text-14 text-ink-3 ${className}`}>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </p>
  );
}

/** A state as plain text; only what is urgent is a coloured tag. */
export function StatusText({ status: { label, tone } }: { status: StatusLabel }) {
  return tone === 'warm' ? (
    <span className="tag tag-warm flex-none">{label}</span>
  ) : (
    <span className="flex-none text-14 whitespace-nowrap text-ink-3 tabular">{label}</span>
  );
}

/** The head of a list of 指南: its text, the tabs of the section, and its filters. */
export function ListHead({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="page">
      <Head title="指南" text={text} />
      <SectionTabs />
      {children}
    </div>
  );
}

interface SideListProps {
  title: string;
  more: string;
  items: readonly ContentCard[];
  now: number;
}

function hintOf(item: ContentCard, now: number): string {
  if (item.lecture) {
    const { month, day, weekday, span } = timeParts(item.lecture.startsAt, item.lecture.endsAt);
    return `${month} 月 ${day} 日 ${weekday} ${span} · ${item.lecture.speaker}`;
  }
  if (item.policy) {
    const { value, what } = policyNumber(item.policy);
    return [item.place || '全国', `${what} ${value}`].join(' · ');
  }
  if (item.admission) return `${item.admission.school} · 计划 ${item.admission.plan} 人`;
  return [categoryLabel(item), shortDateText(item.publishAt, now)].join(' · ');
}

/** A short list in the side column; on a phone after the text. */
export function SideList({ title, more, items, now }: SideListProps) {
  if (items.length === 0) return null;
  return (
    <SideCard label={title} className="max-[960px]:order-2">
      <div className="mb-1 flex items-baseline justify-between">
        <h2 className="text-16">{title}</h2>
        <a className="quiet flex items-center text-12" href={more}>
          更多
          <ChevronRight size={13} aria-hidden />
        </a>
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <a className="group block py-2.5" href={contentHref(item)}>
              <span className="line-clamp-2 leading-6 text-ink-1 group-hover:text-brand">{item.title}</span>
              <span className="mt-0.5 block truncate text-12 text-ink-3">{hintOf(item, now)}</span>
            </a>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
