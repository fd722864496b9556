import type { PostDetail } from '#contract/posts/post-card.ts';
import { tenureLines } from '#contract/posts/post-facts.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { Facts, Section } from '#web/ui/section.tsx';

/** What the tenure means in practice, and the recruitment procedure. */
export function TenureSection({
  post: { tenure, tenureInfo, steps },
}: {
  post: Pick<PostDetail, 'tenure' | 'tenureInfo' | 'steps'>;
}) {
  const shown = tenureInfo ? tenureLines(tenureInfo).filter(({ value }) => value) : [];
  return (
    <Section id="tenure" title="编制说明" note={tenureInfo?.batch || labelOf(tenures, tenure)}>
      {shown.length > 0 && (
        <Facts
          facts={shown.map(({ label, value, note }) => ({
            label,
            value: (
              <>
                {value}
                {note && <span className="block max-w-52 text-14 font-normal text-ink-3">{note}</span>}
              </>
            ),
          }))}
        />
      )}
      {steps.length > 0 && (
        <ol aria-label="招聘程序" className="mt-6 flex flex-wrap gap-y-4">
          {steps.map(({ name, when }) => (
            <li
              key={`${name}${when}`}
              className="relative min-w-22 flex-[1_1_88px] pt-5 pr-3 text-14 leading-5.5 before:absolute before:inset-x-0 before:top-1.25 before:h-0.5 before:bg-line-strong last:before:w-3 after:absolute after:top-0 after:left-0 after:size-3 after:rounded-full after:border-2 after:border-line-strong after:bg-surface"
            >
              <span className="block text-ink-1">{name}</span>
              <span className="block text-ink-3">{when}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
