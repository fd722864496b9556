import { FirstRunDay, FirstRunLine } from '#web/features/page/first-run-line.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const FEW = 3;

/** The next fairs, for a seeker who has just come; nothing where they cannot be loaded. */
export function FirstRunFairs() {
  const fairs = useCall('GET /api/fairs', { query: { when: 'coming' } }, quietly).data?.items.slice(0, FEW) ?? [];
  if (fairs.length === 0) return null;
  return (
    <Card space="side" heading="最近的招聘会">
      <ul className="space-y-3">
        {fairs.map(({ id, title, startsAt, cityName, venue, online }) => (
          <FirstRunLine
            key={id}
            href={paths.fair(id)}
            lead={<FirstRunDay at={startsAt} />}
            title={title}
            text={online ? '线上' : `${cityName} ${venue}`.trim()}
          />
        ))}
      </ul>
    </Card>
  );
}
