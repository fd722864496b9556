import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#web/ui/button.tsx';
import { type LotLine, sumOf } from './judge-store.ts';

interface Props {
  /** The chosen number; absent where all are done. */
  line: LotLine | undefined;
  lines: readonly LotLine[];
  isClosed: boolean;
  next: number | null;
  onNext(): void;
}

function wordsOf({ line, lines, isClosed }: Props): { title: string; text: string } {
  const waiting = lines.filter(({ isWaiting }) => isWaiting).length;
  if (!line)
    return isClosed
      ? { title: '本组已经结束', text: '感谢您的评分。此后只有考务两个人才能更正。' }
      : {
          title: '全部评完',
          text:
            waiting > 0
              ? `还有 ${waiting} 条没有上报，连上网络后自动上报；上报完再离开这一页。`
              : '评分都已上报，请等考务宣布结束。',
        };
  const { lot, state, total, isWaiting } = line;
  const later = isWaiting ? '，连上网络后自动上报' : '，已上报';
  if (state === 'sealed') return { title: `${lot} 号 ${total} 分`, text: `已封存${later}。更正要由考务两个人办理。` };
  if (state === 'recused') return { title: `${lot} 号`, text: `已声明回避${later}。` };
  if (state === 'absent') return { title: `${lot} 号`, text: '考务已登记缺席，不用评分。' };
  return { title: `${lot} 号`, text: '本组已经结束，这个号没有评分。如有遗漏请联系考务。' };
}

/** The ends of the line on which scores stand; lower ones stand at its beginning. */
const [LEAST, MOST] = [60, 100];
const shareOf = (total: number) => Math.max(0, (total - LEAST) / (MOST - LEAST));

/** What this judge gave, highest first: own scores alone, a rank among them is not the result. */
function OwnScores({ lines }: { lines: readonly LotLine[] }) {
  const given = lines.filter(({ state, total }) => state === 'sealed' && total !== null);
  const scores = given.map(({ lot, total }) => ({ lot, total: total ?? 0 })).sort((a, b) => b.total - a.total);
  if (scores.length === 0) return null;
  const mean = sumOf(scores.map(({ total }) => total)) / scores.length;
  return (
    <div className="mt-6 border-t border-line pt-1 text-left">
      <div className="relative mt-10">
        <p className="absolute -top-6 right-20 bottom-0 left-16" aria-hidden="true">
          <span
            className="absolute inset-y-0 border-l border-dashed border-warm"
            style={{ left: `${shareOf(mean) * 100}%` }}
          >
            <span className="tabular absolute -translate-x-1/2 bg-surface px-1 text-12 leading-4 whitespace-nowrap text-warm-ink">
              平均 {mean.toFixed(2)}
            </span>
          </span>
        </p>
        <ol className="relative grid gap-3" aria-label="您给的分，从高到低">
          {scores.map(({ lot, total }) => (
            <li key={lot} className="flex items-center gap-4 text-14 text-ink-1">
              <span className="tabular w-12">{lot} 号</span>
              <span className="relative h-px flex-1 bg-line-strong" aria-hidden="true">
                <span
                  className="absolute -top-1.5 size-3.25 -translate-x-1/2 rounded-full bg-brand"
                  style={{ left: `${shareOf(total) * 100}%` }}
                />
              </span>
              <b className="tabular w-16 text-right text-16">{total.toFixed(2)}</b>
            </li>
          ))}
        </ol>
      </div>
      <p className="tabular mt-2 flex justify-between pr-20 pl-16 text-12 text-ink-3" aria-hidden="true">
        <span>{LEAST}</span>
        <span>{(LEAST + MOST) / 2}</span>
        <span>{MOST}</span>
      </p>
      <p className="tabular mt-4 text-13 text-ink-3">
        {scores.length} 份，平均 {mean.toFixed(2)}。只是您一个人给的分；面试成绩由本组全部考官的评分算出。
      </p>
    </div>
  );
}

/** A number that is not scored here any more, or the end. */
export function SheetOver(props: Props) {
  const { line, lines, next, onNext } = props;
  const { title, text } = wordsOf(props);
  const isGood = !line || line.state === 'sealed' || line.state === 'recused';
  return (
    <section className="card p-8 text-center max-sm:p-5" aria-label="评分结果">
      {isGood && <CircleCheck size={44} className="mx-auto mb-3 text-ok" aria-hidden />}
      <h2 className="tabular text-24">{title}</h2>
      <p className="mt-2 text-14">{text}</p>
      {next !== null && (
        <Button look="filled" size="l" className="mt-5" onClick={onNext}>
          评 {next} 号
        </Button>
      )}
      {!line && <OwnScores lines={lines} />}
    </section>
  );
}
