import { ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { comparePath, mostCompared, setCompared, useCompared } from './compared.ts';

/** Chooses a post to be compared. */
export function CompareChoice({ id, title }: { id: string; title: string }) {
  const ids = useCompared((state) => state.ids);
  const on = ids.includes(id);
  return (
    <Checkbox
      className="flex"
      aria-label={`对比：${title}`}
      checked={on}
      disabled={!on && ids.length >= mostCompared}
      onChange={(event) => setCompared(id, event.target.checked)}
    >
      对比
    </Checkbox>
  );
}

/** What was chosen, and the way to the comparison. */
export function CompareBar() {
  const ids = useCompared((state) => state.ids);
  if (ids.length === 0) return null;
  return (
    <p
      className="mb-2 flex items-center justify-between gap-3 rounded-ctl bg-brand-tint px-4 py-2 text-14"
      role="status"
    >
      {ids.length < 2 ? '再选一个就可以对比' : `已选 ${ids.length} 个，最多 ${mostCompared} 个`}
      {ids.length >= 2 && (
        <ButtonLink size="s" look="filled" href={comparePath(ids)}>
          对比这 {ids.length} 个职位
        </ButtonLink>
      )}
    </p>
  );
}
