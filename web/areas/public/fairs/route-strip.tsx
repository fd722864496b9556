import type { RouteList } from '#contract/fairs/fair-views.ts';
import { boothText } from '#web/features/fairs/booth-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const SHOWN = 6;

/** The first stops of the reader's route, numbered as on the plan; nothing without a route. */
export function RouteStrip({ fairId, stops }: { fairId: string; stops: RouteList['stops'] }) {
  if (stops.length === 0) return null;
  return (
    <Card
      heading="我的路线单"
      aside={
        <a className="link" href={paths.fairRoute(fairId)}>
          {stops.length} 站，打印或存图
        </a>
      }
    >
      <ol className="grid grid-cols-6 gap-x-3 gap-y-4 max-lg:grid-cols-3">
        {stops.slice(0, SHOWN).map(({ companyId, name, booth }, at) => (
          <li key={companyId} className="min-w-0">
            <span className="fair-stop ml-0!">{at + 1}</span>
            <p className="mt-1.5 line-clamp-2 text-13 text-ink-1">{name}</p>
            {booth && <p className="text-12 text-ink-3">{boothText(booth)}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
