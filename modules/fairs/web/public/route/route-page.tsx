import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { RouteList } from '../../../contract/fair-views.ts';
import { routePictureUrl } from '../../../contract/route-picture.ts';
import { hoursText, placeText } from '../../parts/fair-words.ts';
import { saveRouteFile } from './route-file.ts';
import { RoutePlan } from './route-plan.tsx';
import { NextStop, RouteProgress } from './route-progress.tsx';
import { NoStops, Stops } from './route-stops.tsx';
import { useRoute } from './use-route.ts';
import { useVisited } from './use-visited.ts';

const pictureOf = ({ fair, stops }: RouteList) =>
  routePictureUrl(
    fair.id,
    stops.map(({ companyId }) => companyId),
  );

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
  const next = list.stops.length > 0 && <NextStop list={list} visited={visited} onVisit={visit} />;
  const beside = !list.fair.online && list.stops.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section className="card route-sheet p-6 pb-4 max-sm:p-4" aria-label="我的路线单">
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <h1 className="text-24">我的路线单</h1>
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
            <Button look="tint" className="max-sm:hidden" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              打印
            </Button>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-1.5 text-12 text-ink-3">
          按简历匹配：
          {list.wanted.length === 0 ? '还没有求职意向' : list.wanted.map((word) => <Tag key={word}>{word}</Tag>)}
          <span className="ml-auto tabular" role={offline ? 'status' : undefined}>
            {offline ? '没有网络，这是' : ''}
            {dayAndTime(list.madeAt)} {offline ? '存下的副本' : '生成'}
          </span>
        </p>
        {list.stops.length > 0 && <RouteProgress list={list} visited={visited} />}
      </section>
      {beside ? <RoutePlan list={list}>{next}</RoutePlan> : next}
      <section className="card px-6 py-1 max-sm:px-4" aria-label="各站">
        {list.stops.length > 0 ? (
          <Stops list={list} visited={visited} onVisit={visit} narrow={beside} />
        ) : (
          <NoStops list={list} />
        )}
      </section>
    </div>
  );
}
