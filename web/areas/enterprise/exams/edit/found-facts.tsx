import { Checkbox } from 'antd';
import type { ExamReading, FoundFact } from '#contract/exams/exam-reading.ts';
import { stepLabel, whenText } from '#web/features/exams/exam-words.ts';

const labels: Record<Exclude<FoundFact['field'], 'step'>, string> = {
  title: '项目名称',
  documentNumber: '文号',
  phone: '咨询电话',
  weights: '总成绩占比',
  fee: '考务费',
  ratio: '开考比例',
  shortlist: '入围面试',
  publicityDays: '公示',
};

const labelOfFact = (fact: FoundFact): string => (fact.field === 'step' ? stepLabel(fact.step) : labels[fact.field]);

function valueOfFact(fact: FoundFact): string {
  switch (fact.field) {
    case 'step':
      return `${whenText(fact.startsAt)} 至 ${whenText(fact.endsAt)}`;
    case 'phone':
      return `${fact.name} ${fact.number}`;
    case 'weights':
      return `笔试 ${fact.written}%，面试 ${fact.interview}%`;
    case 'fee':
      return fact.value === 0 ? '不收费' : `${fact.value / 100} 元`;
    case 'publicityDays':
      return `${fact.value} 个工作日`;
    case 'ratio':
    case 'shortlist':
      return `1 : ${fact.value}`;
    default:
      return fact.value;
  }
}

interface Props {
  reading: ExamReading;
  chosen: ReadonlySet<number>;
  /** The line that the text shows. */
  line: number | null;
  onChoose(at: number, on: boolean): void;
  onShow(line: number): void;
}

/** What was found, each with the words where it stood. What was concluded is marked and not chosen beforehand. */
export function FoundFacts({ reading: { facts, unread }, chosen, line, onChoose, onShow }: Props) {
  return (
    <ul aria-label="读到的内容" className="divide-y divide-line">
      {facts.map((fact, at) => (
        <li key={`${fact.field}-${fact.line}-${fact.words}`} className="flex gap-3 py-2">
          <Checkbox
            aria-label={`采用：${labelOfFact(fact)}`}
            checked={chosen.has(at)}
            onChange={({ target }) => onChoose(at, target.checked)}
          />
          <button
            type="button"
            className="min-w-0 flex-1 text-left text-13"
            aria-current={fact.line === line}
            onClick={() => onShow(fact.line)}
          >
            <span className="text-ink-3">{labelOfFact(fact)}</span>
            <span className="ml-2 text-ink-1">{valueOfFact(fact)}</span>
            <span className="line-clamp-1 block text-12 text-ink-3">
              第 {fact.line + 1} 行：{fact.words}
            </span>
            {fact.note && <span className="block text-12 text-warm-ink">请核对：{fact.note}</span>}
          </button>
        </li>
      ))}
      {unread.map(({ line: at, words }) => (
        <li key={`${at}-${words}`} className="py-2 pl-7 text-12 text-warm-ink">
          <button type="button" className="text-left" onClick={() => onShow(at)}>
            第 {at + 1} 行的日期没有归到哪一步：{words}
          </button>
        </li>
      ))}
    </ul>
  );
}
