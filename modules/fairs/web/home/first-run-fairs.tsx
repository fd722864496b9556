import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { FirstRunDay, FirstRunLine } from '#web/features/page/first-run-line.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const FEW = 3;

/** The next fairs, for a seeker who has just come; nothing where they cannot be loaded. */
export function FirstRunFairs() {
  const [fairs, setFairs] = useState<AnswerOf<Api['GET /api/fairs']>['items']>([]);
  useEffect(() => {
    let current = true;
    call('GET /api/fairs', { query: { when: 'coming' } }, { background: true, quiet: true }).then(
      ({ items }) => current && setFairs(items.slice(0, FEW)),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
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
