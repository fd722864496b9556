import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { salaryText } from '#contract/posts/salary-text.ts';
import { escapeHtml } from '#contract/text.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ShownBooth } from '../../../contract/fair-shapes.ts';
import type { RouteList } from '../../../contract/fair-views.ts';
import { boothText, hoursText, placeText } from '../../parts/fair-words.ts';
import { FloorPlan } from '../../parts/floor-plan.tsx';
import { FairHead } from '../fair-head.tsx';
import { NoStops, Stops } from './route-stops.tsx';
import { useRoute } from './use-route.ts';

/** 路线单: booths that match the resume, in walking order; printable, downloadable, and stored on this device. */
export function RoutePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [loaded, again] = useRoute(id);
  const [visited, visit] = useVisited(id);
  const [now] = useState(Date.now);
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
  const done = list.stops.filter(({ companyId }) => visited.has(companyId)).length;
  return (
    <>
      <FairHead fair={list.fair} now={now} tab="route" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section className="card route-sheet p-6 pb-4 max-sm:p-4" aria-label="我的路线单">
          <div className="flex flex-wrap items-center gap-4">
            <h2 className="min-w-0 flex-1 text-20">我的路线单</h2>
            <div className="no-print flex gap-2">
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
          <p className="mt-3 flex flex-wrap items-center gap-1.5 text-14 text-ink-3">
            按简历最相符的单位：
            {list.wanted.length === 0 ? '还没有求职意向' : list.wanted.map((word) => <Tag key={word}>{word}</Tag>)}
            <span className="ml-auto tabular" role={offline ? 'status' : undefined}>
              {offline ? '没有网络，这是' : ''}
              {dayAndTime(list.madeAt)} {offline ? '存下的副本' : '生成'}
            </span>
          </p>
          {list.stops.length > 0 && (
            <p className="no-print mt-3 border-t border-line pt-3 text-14 text-ink-3" role="status">
              <b className="num text-28">{done}</b> / {list.stops.length} 家{list.fair.online ? '聊过' : '走到'}
            </p>
          )}
        </section>
        {!list.fair.online && list.stops.length > 0 && <RoutePlan list={list} />}
        <section className="card px-6 py-1 max-sm:px-4" aria-label="各站">
          {list.stops.length > 0 ? <Stops list={list} visited={visited} onVisit={visit} /> : <NoStops list={list} />}
        </section>
      </div>
    </>
  );
}

const keyOf = (fairId: string) => `jyrc_visited_${fairId}`;

function stored(fairId: string): string[] {
  const saved = jsonOf(inBrowser.read(keyOf(fairId)));
  return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
}

/** The exhibitors that the reader has been to, kept on this device like the route itself: a hall may have no network. */
function useVisited(fairId: string): [visited: ReadonlySet<string>, toggle: (companyId: string) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(stored(fairId)), [fairId]);
  const toggle = (companyId: string) => {
    const next = ids.includes(companyId) ? ids.filter((id) => id !== companyId) : [...ids, companyId];
    setIds(next);
    inBrowser.write(keyOf(fairId), JSON.stringify(next));
  };
  return [new Set(ids), toggle];
}

const style = `body{font:16px/1.6 sans-serif;max-width:40em;margin:16px auto;padding:0 16px;color:#1a2233}
h1{font-size:20px;margin:0}li{margin:14px 0}b{color:#1f5eff}ul{padding-left:1.2em;margin:2px 0;color:#4a5568}li li{margin:2px 0}`;

/** The route list as a self-contained page that opens on any phone offline. */
function routeDocument({ fair, stops }: RouteList): string {
  const items = stops.map(({ name, booth, posts }) => {
    const lines = posts.map(({ title, salary }) => `<li>${escapeHtml(title)} ${escapeHtml(salaryText(salary))}</li>`);
    const place = booth ? `<b>${escapeHtml(boothText(booth))}</b> ` : '';
    return `<li>${place}${escapeHtml(name)}<ul>${lines.join('')}</ul></li>`;
  });
  const when = `${monthDay(fair.startsAt)} ${hoursText(fair)} · ${placeText(fair)}`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>路线单</title>
<style>${style}</style><h1>${escapeHtml(fair.title)}</h1><p>${escapeHtml(when)}</p><ol>${items.join('')}</ol></html>`;
}

/** Saves the route list as a file. */
function saveRouteFile(list: RouteList): void {
  saveText(`路线单-${list.fair.title}.html`, routeDocument(list), 'text/html');
}

/** The plan of each hall with stops, the booths numbered as in the list. */
function RoutePlan({ list: { fair, stops } }: { list: RouteList }) {
  const { data: plan, isError } = useCall('GET /api/fairs/:id', { params: { id: fair.id } }, quietly);
  const stopOf = (booth: ShownBooth) => stops.findIndex(({ companyId }) => companyId === booth.companyId) + 1;
  const halls = (plan?.halls ?? [])
    .map((hall, at) => ({ hall, booths: (plan?.booths ?? []).filter((booth) => booth.hall === at) }))
    .filter(({ booths }) => booths.some(stopOf));
  if (isError) return null;
  if (!plan) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-flow-col lg:auto-cols-fr">
      {halls.map(({ hall, booths }) => (
        <Card key={hall.name} heading={`${hall.name}，${booths.filter(stopOf).length} 站`}>
          <FloorPlan
            hall={hall}
            booths={booths}
            lookOf={(booth) => {
              const stop = stopOf(booth);
              return { look: stop > 0 ? 'mine' : booth.companyId ? 'other' : 'free', stop };
            }}
            label={`${hall.name}平面图，标着路线`}
            walked
          />
        </Card>
      ))}
    </div>
  );
}
