import MapPin from 'lucide-react/icons/map-pin';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { daysAway, fairTypeText, hoursText, placeText, stateWords } from '../parts/fair-words.ts';
import type { FairData } from './load-fair.ts';
import { SignUp } from './sign-up.tsx';

type Fair = FairData['fair'];

function DateTile({ fair: { startsAt, coverUrl } }: { fair: Fair }) {
  if (coverUrl) return <SafeImage src={coverUrl} alt="" className="h-24 w-40 flex-none rounded-card" />;
  const [month, day] = monthDay(startsAt).split('-');
  return (
    <p className="w-24 flex-none rounded-card bg-brand-tint py-3 max-sm:w-18 max-sm:py-2 text-center text-brand">
      <b className="block text-32 leading-9 max-sm:text-24 max-sm:leading-8 font-semibold tabular">{day}</b>
      <span className="text-12">
        {Number(month)} 月 {weekday(startsAt)}
      </span>
    </p>
  );
}

function Numbers({ fair }: { fair: Fair }) {
  const numbers = [
    { label: '家单位', value: fair.exhibitors },
    { label: '个岗位', value: fair.posts },
    { label: fair.capacity > 0 ? `已报，限 ${fair.capacity.toLocaleString('en')}` : '人已报名', value: fair.taken },
  ];
  return (
    <div className="flex divide-x divide-line max-sm:w-full">
      {numbers.map(({ label, value }) => (
        <div key={label} className="px-5 first:pl-0 last:pr-0 max-sm:flex-1">
          <Stat large value={value.toLocaleString('en')} label={label} />
        </div>
      ))}
    </div>
  );
}

/** When and where a fair is, how large, and the way in. */
export function FairHead({ data: { fair, now } }: { data: FairData }) {
  const state = stateWords(fair, now);
  const coming = fair.status !== 'cancelled' && Date.parse(fair.startsAt) > now;
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3 pb-5">
        <Breadcrumb crumbs={[{ label: '招聘会', href: paths.fairs() }, { label: fair.title }]} />
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:mt-3 max-sm:items-start max-sm:gap-x-4">
          <DateTile fair={fair} />
          <div className="min-w-0 flex-1 basis-80 max-sm:basis-52">
            <h1 className="text-24 max-sm:text-20">{fair.title}</h1>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Tag tone={state.tone}>{state.label}</Tag>
              {coming && <Tag>{daysAway(fair.startsAt, now)}</Tag>}
              <Tag>{fairTypeText(fair.type)}</Tag>
              {fair.online && fair.type !== 'online' && <Tag>线上</Tag>}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-14">
              <span className="tabular text-ink-1">
                {monthDay(fair.startsAt)} {hoursText(fair)}
              </span>
              <span className="inline-flex items-center gap-1">
                <MapPin size={14} className="text-ink-4" aria-hidden />
                {placeText(fair)}
              </span>
            </p>
          </div>
          <Numbers fair={fair} />
          <SignUp fair={fair} now={now} />
        </div>
      </div>
    </div>
  );
}
