import { Button } from '#web/ui/button.tsx';
import type { LotLine } from './judge-store.ts';

interface Props {
  /** The chosen number; absent where all are done. */
  line: LotLine | undefined;
  isClosed: boolean;
  next: number | null;
  onNext(): void;
}

function wordsOf(line: LotLine | undefined, isClosed: boolean): { title: string; text: string } {
  if (!line)
    return isClosed
      ? { title: '本组已经结束', text: '感谢您的评分。此后只有考务两个人才能更正。' }
      : { title: '全部评完', text: '请等考务宣布结束；没有上报的会自动上报，上报完再离开这一页。' };
  const { lot, state, total, isWaiting } = line;
  const later = isWaiting ? '，连上网络后自动上报' : '，已上报';
  if (state === 'sealed') return { title: `${lot} 号 ${total} 分`, text: `已封存${later}。更正要由考务两个人办理。` };
  if (state === 'recused') return { title: `${lot} 号`, text: `已声明回避${later}。` };
  if (state === 'absent') return { title: `${lot} 号`, text: '考务已登记缺席，不用评分。' };
  return { title: `${lot} 号`, text: '本组已经结束，这个号没有评分。如有遗漏请联系考务。' };
}

/** A number that is not scored here any more, or the end. */
export function SheetOver({ line, isClosed, next, onNext }: Props) {
  const { title, text } = wordsOf(line, isClosed);
  return (
    <section className="card p-8 text-center max-sm:p-5" aria-label="评分结果">
      <h2 className="tabular text-24">{title}</h2>
      <p className="mt-2 text-14">{text}</p>
      {next !== null && (
        <Button look="filled" size="l" className="mt-5" onClick={onNext}>
          评 {next} 号
        </Button>
      )}
    </section>
  );
}
