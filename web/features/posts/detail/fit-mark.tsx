import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Minus from 'lucide-react/icons/minus';
import type { Mine } from './use-mine.ts';

type Result = Mine['checks'][number]['result'];
/** `preferred`: not met, and asked for as an advantage alone. */
export type FitResult = Result | 'preferred';

/** '1 年及以上优先'; of several requirements in one line, all of them. */
export const isPreferred = (wants: string) => wants.split('；').every((one) => one.includes('优先'));

export const fitResults: Record<FitResult, { label: string; tone: string; Icon: typeof CircleCheck; row?: string }> = {
  fit: { label: '符合', tone: 'text-ok-ink', Icon: CircleCheck },
  unfit: { label: '不符合', tone: 'text-err-ink', Icon: CircleX, row: 'bg-err-tint' },
  preferred: { label: '优先，不影响投递', tone: 'text-ink-3', Icon: Minus },
  missing: { label: '缺信息', tone: 'text-ink-2', Icon: CircleAlert },
};

/** Whether a requirement is met, as an icon and a word. */
export function FitMark({ result, label }: { result: FitResult; label?: string }) {
  const { tone, Icon, label: usual } = fitResults[result];
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle font-semibold whitespace-nowrap ${tone}`}>
      <Icon size={15} aria-hidden />
      {label ?? usual}
    </span>
  );
}
