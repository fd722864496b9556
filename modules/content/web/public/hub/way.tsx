import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { categoryLabel } from '../content-words.ts';
import { readTicks, useAllTicks } from '../guide-ticks.ts';
import { daysOf } from '../step-times.ts';
import { Section } from './section.tsx';

/** Marks of the scale of the way, in days. */
const marks = [
  { label: '1 个月', days: 30 },
  { label: '半年', days: 182 },
];
/** Lengths from an afternoon to half a year in one picture: by the square root, as a share of the scale's last mark. */
const reach = (days: number) => `${Math.min(1, Math.sqrt(days / 182)) * 84}%`;

interface StopProps {
  item: ContentCard;
  ticked: readonly string[];
  at: number;
  isNext: boolean;
  /** The part of the way that begins with this guide; '' where it goes on. */
  phase: string;
}

/** A guide on the way to the scale of its time, and how far the reader has come in it; the first that is not done is where one begins. */
function Stop({ item, ticked, at, isNext, phase }: StopProps) {
  const { guide } = item;
  if (!guide) return null;
  const all = guide.steps.length;
  const done = guide.steps.filter(({ title }) => ticked.includes(title)).length;
  const next = guide.steps.findIndex(({ title }) => !ticked.includes(title));
  const takes = guide.duration.split('，')[0] ?? '';
  const days = daysOf(takes);
  return (
    <li
      className={clsx(
        'relative col-span-full grid grid-cols-subgrid items-center px-6 max-md:px-4',
        isNext ? 'bg-brand-tint py-5 md:*:nth-[-n+4]:row-span-2' : 'hover:bg-fill py-4.5 max-md:py-3.5',
        phase && at > 0 && 'border-t border-line',
      )}
    >
      <span className="text-13 text-ink-3 empty:invisible max-md:col-span-full max-md:mb-1 max-md:pl-10 max-md:empty:hidden">
        {phase}
      </span>
      <span
        className={clsx(
          'num grid size-7 place-items-center rounded-full text-13',
          done === all ? 'bg-ok text-surface!' : isNext ? 'bg-brand-solid text-on-brand!' : 'bg-brand-tint text-brand!',
        )}
        aria-hidden="true"
      >
        {done === all ? <Check size={14} /> : at + 1}
      </span>
      <div className="min-w-0">
        <h3 className={isNext ? 'text-18 leading-7' : 'text-16 leading-6'}>
          <a className="tile-link" href={paths.guide(item.id)}>
            {item.title}
          </a>
        </h3>
        {next >= 0 && (
          <p className={isNext ? 'text-14 text-ink-2' : 'cut text-13 text-ink-3 max-md:hidden'}>
            第 {next + 1} 步，{guide.steps[next]?.title}
          </p>
        )}
      </div>
      <span
        className={clsx(
          'relative self-stretch max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:my-0 max-md:h-5',
          isNext ? '-my-5' : '-my-4.5',
        )}
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <span
            key={mark.days}
            className="absolute inset-y-0 border-l border-line max-md:hidden"
            style={{ left: reach(mark.days) }}
          />
        ))}
        {days !== null && (
          <span className="absolute inset-x-0 top-1/2 flex -translate-y-1/2 items-center">
            <span
              className={clsx('h-3 rounded-full', isNext ? 'bg-brand-solid' : 'bg-(--chart-2)')}
              style={{ width: reach(days) }}
            />
            {/数|最快/.test(takes) && <span className="w-[14%] border-t-2 border-dashed border-(--chart-2)" />}
          </span>
        )}
      </span>
      <span className="text-right text-14 whitespace-nowrap text-ink-1">
        {done > 0 ? <b className="font-medium text-ok-ink">{`已完成 ${done}/${all}`}</b> : takes}
      </span>
      {isNext && (
        <span
          className="btn btn-filled mt-2 max-md:order-last max-md:col-span-2 max-md:col-start-2 md:col-start-5"
          aria-hidden="true"
        >
          {done > 0 ? '接着做' : '从这里开始'}
        </span>
      )}
    </li>
  );
}

/** The guides on a teacher's way: from the exam for the certificate to the first week, and to one's own business. */
export function Way({ guides }: { guides: readonly ContentCard[] }) {
  useEffect(readTicks, []);
  const ticks = useAllTicks();
  const next = guides.find(({ id, guide }) => guide?.steps.some(({ title }) => !ticks[id]?.includes(title)));
  return (
    <Section title="就业指导" more={paths.guides()} count={`${guides.length} 件事`}>
      <div className="card grid grid-cols-[auto_auto_minmax(0,1fr)_minmax(0,200px)_auto] gap-x-3 overflow-hidden py-2 max-md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <p
          className="tabular col-span-full grid grid-cols-subgrid px-6 py-2 text-12 text-ink-3 max-md:hidden"
          aria-hidden="true"
        >
          <span className="col-start-3 text-right">刻度前宽后窄</span>
          <span className="relative col-start-4 h-4">
            {marks.map(({ label, days }) => (
              <span key={days} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: reach(days) }}>
                {label}
              </span>
            ))}
          </span>
          <span className="text-right">要多久</span>
        </p>
        <ol className="contents">
          {guides.map((item, at) => (
            <Stop
              key={item.id}
              item={item}
              ticked={ticks[item.id] ?? []}
              at={at}
              isNext={item === next}
              phase={guides[at - 1]?.category === item.category ? '' : categoryLabel(item)}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}
