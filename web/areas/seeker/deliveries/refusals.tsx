import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { refusalKinds } from './refusal-kinds.ts';

/** Why deliveries were refused, and what follows from it; nothing without a stated reason. */
export function Refusals({ ended }: { ended: readonly OwnDelivery[] }) {
  const reasons = ended.flatMap(({ status, reason }) => (status === 'rejected' && reason ? [reason] : []));
  const found = refusalKinds(reasons);
  const [latest] = reasons;
  if (!latest) return null;
  const instead = found.find((kind) => kind.instead)?.instead;
  return (
    <Card space="side" heading="不合适的原因" aside={`${reasons.length} 份写了原因`}>
      {found.length > 0 && <p className="mb-2 text-13">{found.map(({ label, n }) => `${label} ${n} 份`).join('，')}</p>}
      <p className="line-clamp-3 rounded-ctl bg-fill px-3 py-2 text-13">{latest}</p>
      {instead && (
        <ButtonLink look="tint" wide className="mt-3" href={paths.jobs(instead.query)}>
          {instead.text}
        </ButtonLink>
      )}
    </Card>
  );
}
