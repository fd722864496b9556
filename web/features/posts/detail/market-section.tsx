import { salaryMarket } from '#contract/posts/salary-market.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { RangeBar } from '#web/ui/range-bar.tsx';
import { Section } from '#web/ui/section.tsx';
import type { JobData } from './load-job.ts';
import type { Mine } from './use-mine.ts';

interface Props {
  post: JobData['post'];
  market: JobData['market'];
  mine: Mine | null;
}

/** This post's pay compared with similar ones, and with what the reader asks for. Nothing with too few samples. */
export function MarketSection({ post, market: found, mine }: Props) {
  const wish = mine?.wishedPay;
  const shown = salaryMarket(post.salary, found, wish ? { from: wish.min, to: wish.max } : null);
  const middle = shown?.marks.find(({ kind }) => kind === 'middle');
  if (!shown || !middle) return null;
  const scope = [post.place.split('·')[0], labelOf(stages, post.stages[0]), labelOf(tenures, post.tenure)];
  const range = (kind: 'own' | 'you') => {
    const mark = shown.marks.find((mark) => mark.kind === kind);
    return mark && { label: mark.label, ...(mark.span ?? { from: mark.at, to: mark.at }) };
  };
  return (
    <Section id="market" title="比同类高吗？" note={`${scope.filter(Boolean).join('')}，${shown.n} 个职位，月薪`}>
      <RangeBar caption={shown.words} ends={shown.ends} middle={middle} own={range('own')} you={range('you')} />
      <p className="mt-4 text-14">{shown.words}</p>
    </Section>
  );
}
