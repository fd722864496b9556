import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { fullSheet } from '../../contract/interview/groups.ts';
import { earlyMs, type JudgeEntry, type JudgeView } from '../../contract/interview/judge.ts';
import { leftText, whenText } from '../features/exam-words.ts';
import { addEntry, type LotLine, linesOf } from './judge-store.ts';
import { SheetForm } from './sheet-form.tsx';

/** The numbers of the group in their turn, and the sheet of the chosen one. */
export function GroupPart({ view, queue }: { view: JudgeView; queue: readonly JudgeEntry[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [recusing, setRecusing] = useState<number | null>(null);
  const lines = linesOf(view, queue);
  const goOn = () => {
    setChosen(null);
    document.documentElement.scrollTop = 0;
  };
  const given = lines.flatMap(({ state, total }) => (state === 'sealed' && total !== null ? [total] : []));
  const wait = waitOf(view);
  const isClosed = view.group.state === 'closed';
  const next = isClosed ? undefined : lines.find(({ state }) => state === 'open');
  const line = lines.find(({ lot }) => lot === chosen) ?? next;
  const isOpen = line?.state === 'open' && !isClosed;
  if (wait) return <WaitingPart view={view} wait={wait} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LotList lines={lines} chosen={line?.lot ?? null} onChoose={setChosen}>
        {isOpen && line.lot !== recusing && <Button onClick={() => setRecusing(line.lot)}>回避这个号</Button>}
      </LotList>
      {isOpen && line.lot === recusing ? (
        <RecuseForm
          lot={line.lot}
          onDone={(reason) => {
            addEntry(line.lot, { kind: 'recusal', reason });
            goOn();
          }}
          onCancel={() => setRecusing(null)}
        />
      ) : isOpen ? (
        <SheetForm key={line.lot} lot={line.lot} criteria={view.group.criteria} given={given} onDone={goOn} />
      ) : (
        <SheetOver line={line} lines={lines} isClosed={isClosed} next={next?.lot ?? null} onNext={goOn} />
      )}
    </div>
  );
}

/** 回避: the judge declares why this number is not scored here. */
function RecuseForm({ lot, onDone, onCancel }: { lot: number; onDone(reason: string): void; onCancel(): void }) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 2) setFault('请写明原因，例如：曾任其班主任');
    else onDone(reason.trim());
  };
  return (
    <form className="card p-6 max-sm:p-4" aria-label={`回避 ${lot} 号`} noValidate onSubmit={submit}>
      <h2 className="text-20">回避 {lot} 号</h2>
      <p className="mt-2 mb-4 text-14">
        与这个号有亲属、师生、同事等关系的，不评分，由其余考官的分数计算。声明后不能撤销，记入项目档案。
      </p>
      <TextArea
        label="原因"
        rows={3}
        maxLength={100}
        error={fault}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-4 flex gap-3">
        <Button type="submit" look="filled" size="l">
          声明回避
        </Button>
        <Button size="l" onClick={onCancel}>
          返回评分
        </Button>
      </div>
    </form>
  );
}

interface LotListProps {
  lines: readonly LotLine[];
  chosen: number | null;
  onChoose(lot: number): void;
  /** What else may be done with the chosen number. */
  children: ReactNode;
}

const words = { open: '待评', recused: '回避', absent: '缺席' } as const;

/** The numbers of the group in their order, with what this judge gave each. */
function LotList({ lines, chosen, onChoose, children }: LotListProps) {
  const open = lines.filter(({ state }) => state === 'open').length;
  return (
    <nav aria-label="签号" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1 text-14 text-ink-2 md:max-w-20">
        <b className="num text-28 text-ink-1">{lines.length - open}</b>
        <span className="tabular"> / {lines.length}</span> {open > 0 ? '已评' : '都已评完'}
      </p>
      <ol className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.5 max-md:order-1 max-md:basis-full max-md:pb-1">
        {lines.map(({ lot, state, total, isWaiting }) => (
          <li key={lot} className="relative min-w-14 flex-1 md:min-w-24">
            <button
              type="button"
              aria-current={lot === chosen ? 'true' : undefined}
              className={`flex h-full min-h-12 w-full cursor-pointer content-center flex-wrap items-baseline justify-center gap-x-2 rounded-ctl border px-1 py-2.5 ${lot === chosen ? 'border-brand bg-surface shadow-[0_0_0_1px_var(--brand)]' : state === 'open' ? 'border-line bg-surface hover:bg-fill' : 'border-ok-line bg-ok-tint'}`}
              onClick={() => onChoose(lot)}
            >
              <b className="tabular text-16 text-ink-1">{lot} 号</b>
              {isWaiting && <span className="text-12 text-warm-ink">待上报</span>}
              <span
                className={`tabular text-14 ${state === 'sealed' ? 'font-semibold text-ok-ink' : lot !== chosen && state === 'open' ? 'sr-only' : 'text-ink-3'}`}
              >
                {state === 'sealed' ? `${total} 分` : lot === chosen && state === 'open' ? '正在评' : words[state]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}

interface SheetOverProps {
  /** The chosen number; absent where all are done. */
  line: LotLine | undefined;
  lines: readonly LotLine[];
  isClosed: boolean;
  next: number | null;
  onNext(): void;
}

function wordsOf({ line, lines, isClosed }: SheetOverProps): { title: string; text: string } {
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

/** A number that is not scored here any more, or the end. */
function SheetOver(props: SheetOverProps) {
  const { line, next, onNext } = props;
  const { title, text } = wordsOf(props);
  const isGood = !line || line.state === 'sealed' || line.state === 'recused';
  return (
    <section className="card p-8 text-center max-sm:p-5" aria-label="评分结果">
      {isGood && <CircleCheck size={44} className="mx-auto mb-3 text-ok" aria-hidden />}
      <h2 className="tabular text-28">{title}</h2>
      <p className="mt-2 text-14">{text}</p>
      {next !== null && (
        <Button look="filled" size="l" className="mt-5" onClick={onNext}>
          评 {next} 号
        </Button>
      )}
    </section>
  );
}

interface Wait {
  title: string;
  text: string;
}

/** Why nothing is scored now; null where it is. A device that went offline early knows the hour by its own clock. */
function waitOf({ group: { state, startsAt }, lots, beforeDraw }: JudgeView): Wait | null {
  if (lots.length === 0)
    return {
      title: '还没有抽签',
      text: beforeDraw?.frozenAt
        ? '名单已经冻结，考务随时会抽签。签号抽出后自动出现在这里，不用刷新。'
        : '考务冻结名单后当场抽签。签号抽出后自动出现在这里，不用刷新。',
    };
  if (state === 'suspended') return { title: '项目已暂停', text: '暂不评分，恢复后自动继续。' };
  if (state !== 'early' || Date.now() >= Date.parse(startsAt) - earlyMs) return null;
  return { title: '还没有开始', text: `提前 ${earlyMs / 60_000} 分钟可以评分，到时自动打开评分表。` };
}

/** What a judge knows until the first number comes in. */
function WaitingPart({ view, wait }: { view: JudgeView; wait: Wait }) {
  const { group, lots, beforeDraw } = view;
  const people = beforeDraw?.people ?? lots.length;
  const isAhead = Date.parse(group.startsAt) > Date.now();
  const facts: FactRow[] = [
    [isAhead ? '距开始' : '开始时间已到', isAhead ? leftText(group.startsAt, Date.now()) : '等候抽签'],
    ['开始', whenText(group.startsAt)],
    ['地点', group.place],
    ['本组', people > 0 && `${people} 人`],
  ];
  return (
    <div className="grid flex-1 gap-3 md:grid-cols-[minmax(0,1fr)_360px]">
      <section className="card flex flex-col p-8 max-sm:p-5" aria-label="等待">
        <h2 className="text-28 leading-tight max-sm:text-20">{wait.title}</h2>
        <p className="mt-2 text-16">{wait.text}</p>
        <FactRows facts={facts} className="tabular mt-6 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3" />
        {lots.length > 0 && (
          <p className="tabular mt-6 text-14">签号 {lots.map(({ lot }) => lot).join('、')}，按号序进场</p>
        )}
      </section>
      <section className="card flex flex-col p-6 max-sm:p-5" aria-label="评分表">
        <h2 className="text-16">
          评分表 <span className="text-14 font-normal text-ink-3">满分 {fullSheet}</span>
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {group.criteria.map(({ name, max }) => (
            <li key={name} className="flex items-baseline justify-between gap-3 py-3 text-16 text-ink-1">
              <span className="font-semibold">{name}</span>
              <span className="num text-20">0–{max} 分</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
