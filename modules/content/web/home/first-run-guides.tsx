import { FirstRunLine as Line } from '#web/features/page/first-run-line.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const FEW = 3;

/** Guides to read before the first delivery, for a seeker who has just come; nothing where they cannot be loaded. */
export function FirstRunGuides() {
  const guides = useCall('GET /api/content/guides', { query: {} }, quietly).data?.items.slice(0, FEW) ?? [];
  if (guides.length === 0) return null;
  return (
    <Card space="side" heading="投递前可以读的">
      <ul className="space-y-3">
        {guides.map(({ id, title, summary }, at) => (
          <Line
            key={id}
            href={paths.guide(id)}
            lead={
              <span className="tabular grid size-8 shrink-0 place-items-center rounded-ctl bg-brand-tint text-14 font-semibold text-brand">
                {at + 1}
              </span>
            }
            title={title}
            text={summary}
          />
        ))}
      </ul>
    </Card>
  );
}
