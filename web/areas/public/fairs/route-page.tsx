import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router';
import type { RouteList } from '#contract/fairs/fair-views.ts';
import { longPictureUrl, PICTURE_STOPS } from '#contract/site/long-picture.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { boothText } from '#web/features/fairs/booth-text.ts';
import { hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { saveRouteFile } from './route-file.ts';
import { RouteProgress } from './route-progress.tsx';
import { useRoute } from './use-route.ts';
import { useVisited } from './use-visited.ts';

const pictureOf = ({ fair, stops }: RouteList) =>
  longPictureUrl({
    kind: 'route',
    id: fair.id,
    stops: stops
      .slice(0, PICTURE_STOPS)
      .map(({ companyId }) => companyId)
      .join(','),
  });

interface StopsProps {
  list: RouteList;
  visited: ReadonlySet<string>;
  onVisit(companyId: string): void;
}

function Stops({ list, visited, onVisit }: StopsProps) {
  if (list.stops.length === 0)
    return (
      <EmptyState
        title="没有与简历相符的展位"
        text={
          list.wanted.length === 0
            ? '在简历里填写求职意向的学段和学科，就能排出路线'
            : '参会单位还在增加，过几天再来看看'
        }
        action={
          <a
            className="btn btn-tint"
            href={list.wanted.length === 0 ? paths.resume('intentions') : paths.fair(list.fair.id)}
          >
            {list.wanted.length === 0 ? '完善求职意向' : '看全部参会单位'}
          </a>
        }
      />
    );
  return (
    <ol className="divide-y divide-line">
      {list.stops.map((stop, at) => (
        <li
          key={stop.companyId}
          className={`flex items-center gap-4 py-3.5 max-sm:gap-3 ${visited.has(stop.companyId) ? 'opacity-60' : ''}`}
        >
          <span className="num grid size-7 flex-none place-items-center rounded-full bg-brand-tint text-13 text-brand">
            {at + 1}
          </span>
          <div className="flex min-w-0 flex-1 items-center gap-x-6 gap-y-2 max-md:flex-col max-md:items-stretch">
            <div className="flex w-72 min-w-0 flex-none items-center gap-3 max-lg:w-60 max-md:w-auto">
              <CompanyLogo name={stop.name} src={stop.logoUrl} size={36} />
              <div className="min-w-0">
                <h2 className="cut text-14">{stop.name}</h2>
                <p className="cut text-12 text-ok-ink">
                  {stop.booth && <b className="mr-2 font-medium text-brand">{boothText(stop.booth)}</b>}
                  {stop.because.join(' · ')}
                </p>
              </div>
            </div>
            <ul className="min-w-0 flex-1">
              {stop.posts.map((post) => (
                <li key={post.id} className="flex items-baseline justify-between gap-3 text-13 leading-6">
                  <a className="cut text-ink-2 hover:text-brand" href={paths.job(post.id)}>
                    {post.title}
                  </a>
                  <Salary value={post.salary} className="text-13" />
                </li>
              ))}
            </ul>
          </div>
          <input
            type="checkbox"
            className="check size-5"
            aria-label={`${stop.name}，到访后打勾`}
            checked={visited.has(stop.companyId)}
            onChange={() => onVisit(stop.companyId)}
          />
        </li>
      ))}
    </ol>
  );
}

/** 路线单: booths that match the resume, in walking order; printable, downloadable, and stored on this device. */
export function RoutePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [loaded, again] = useRoute(id);
  const [visited, visit] = useVisited(id);
  if (loaded === null)
    return (
      <>
        <h1 className="sr-only">我的路线单</h1>
        <Skeleton className="h-120 w-full" />
      </>
    );
  if (loaded === 'failed')
    return (
      <div className="card">
        <h1 className="sr-only">我的路线单</h1>
        <EmptyState
          title="路线单没有加载出来"
          text="连上网络后打开一次，之后没有网络也能看"
          action={
            <>
              <Button look="tint" onClick={again}>
                重试
              </Button>
              <a className="btn btn-outline" href={paths.fairs()}>
                看招聘会
              </a>
            </>
          }
        />
      </div>
    );
  const { list, offline } = loaded;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_296px] items-start gap-4 max-lg:grid-cols-1">
      <section className="card route-sheet p-6 max-sm:p-4" aria-label="我的路线单">
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <h1 className="text-20">我的路线单</h1>
            <p className="mt-1">
              <a className="link" href={paths.fair(list.fair.id)}>
                {list.fair.title}
              </a>
            </p>
            <p className="mt-1 text-13 text-ink-3">
              {monthDay(list.fair.startsAt)} {hoursText(list.fair)} · {placeText(list.fair)}
            </p>
          </div>
          <div className="no-print flex gap-2">
            {list.stops.length > 0 && (
              <a className="btn btn-outline" href={pictureOf(list)} target="_blank" rel="noreferrer">
                <ImageDown size={16} aria-hidden />
                存成图片
              </a>
            )}
            <Button onClick={() => saveRouteFile(list)}>
              <Download size={16} aria-hidden />
              存到手机
            </Button>
            <Button look="tint" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              打印
            </Button>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-1.5 border-b border-line pb-3 text-12 text-ink-3">
          按简历匹配：
          {list.wanted.length === 0 ? '还没有求职意向' : list.wanted.map((word) => <Tag key={word}>{word}</Tag>)}
          <span className="ml-auto tabular" role={offline ? 'status' : undefined}>
            {offline ? '没有网络，这是' : ''}
            {dayAndTime(list.madeAt)} {offline ? '存下的副本' : '生成'}
          </span>
        </p>
        <Stops list={list} visited={visited} onVisit={visit} />
      </section>
      {list.stops.length > 0 && <RouteProgress stops={list.stops} visited={visited} />}
    </div>
  );
}
