import { HomeSection } from '#web/features/page/home-section.tsx';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { FairLineData } from './fair-line.ts';
import { homeFairs } from './loaded.ts';

const kinds = [
  { label: '全部', href: paths.fairs(), current: true },
  { label: '校园', href: paths.fairs('school') },
  { label: '社会', href: paths.fairs('society') },
];

/** The next fairs by date. */
export function FairsSection({ loaded }: { loaded: Loaded }) {
  const fairs = homeFairs(loaded)?.lines ?? [];
  if (fairs.length === 0) return null;
  return (
    <HomeSection
      title="招聘会"
      tabs={<LinkTabs label="招聘会类型" tabs={kinds} />}
      more={{ label: '日历', href: paths.fairs('', { view: 'calendar' }) }}
    >
      <ul className="card divide-y divide-line">
        {fairs.map((fair) => (
          <FairLine key={fair.id} fair={fair} />
        ))}
      </ul>
    </HomeSection>
  );
}

function FairLine({ fair }: { fair: FairLineData }) {
  const { id, title, day, month, hours, place, exhibitors, posts, state, takesSignUps } = fair;
  return (
    <li className="home-fair group relative flex min-h-19 items-center gap-4 px-5 py-3 hover:bg-fill max-md:gap-3 max-md:px-3.5">
      <span
        className="flex w-12 flex-none flex-col items-center rounded-ctl bg-fill py-1 leading-[1.4] text-ink-3 group-first:bg-brand-tint group-first:text-brand"
        aria-hidden
      >
        <b className="num text-20 group-first:text-brand">{day}</b>
        <span className="text-12">{month}</span>
      </span>
      <span className="min-w-0 flex-1">
        <a className="tile-link cut block font-semibold text-ink-1 max-sm:whitespace-normal" href={paths.fair(id)}>
          {title}
        </a>
        <span className="cut block text-12 text-ink-3 max-sm:whitespace-normal">
          {place} · <span className="whitespace-nowrap">{hours}</span>
        </span>
      </span>
      {exhibitors > 0 && (
        <span className="flex-none text-14 text-ink-2 max-md:hidden">
          {exhibitors} 家 · {posts.toLocaleString('en-US')} 岗
        </span>
      )}
      <span
        className={`flex-none ${takesSignUps ? 'btn btn-tint btn-s' : 'w-16 text-center text-12 text-ink-3'}`}
        aria-hidden={takesSignUps}
      >
        {takesSignUps ? '报名' : state.label}
      </span>
    </li>
  );
}
