import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { FirstRunLine as Line } from '#web/features/page/first-run-line.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const FEW = 3;

/** Guides to read before the first delivery, for a seeker who has just come; nothing where they cannot be loaded. */
export function FirstRunGuides() {
  const [guides, setGuides] = useState<AnswerOf<Api['GET /api/content/guides']>['items']>([]);
  useEffect(() => {
    let current = true;
    call('GET /api/content/guides', { query: {} }, { background: true, quiet: true }).then(
      ({ items }) => current && setGuides(items.slice(0, FEW)),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
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
