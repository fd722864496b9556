import type { Sentence } from './document.ts';

const other =
  '初试|复试|终试|初选|复选|初评|专业测试|业务测试|素质测试|综合测试|能力测试|(?:业务|理论|知识|文化)考试|专业考核|业务考核|专业测评';
const anyOther = new RegExp(other);
const what =
  '(笔试|闭卷|书面|试卷|机考|答题)|面试|试讲|说课|答辩|面谈|面对面|讲课|授课|上课|模拟课堂|无生|结构化|展示|技能';
/** '初试（笔试）', '复试采取说课的形式': in whose own words a test is told to be one. */
const told = new RegExp(
  `(?<!进入|参加|通过)(${other})(?:(?!${other})[^])(?:(?!${other}|笔试成绩|面试成绩)[^]){0,70}?(?:${what})`,
  'g',
);

/** The sentences with tests of other names called by their kind, where the text tells it: 初试 is 笔试 or 面试. Every offset stays. */
export function withKinds(sentences: readonly Sentence[]): Sentence[] {
  const kinds = new Map<string, string>();
  const whole = sentences.map(({ text }) => text).join('\n');
  for (const [, name = '', written] of whole.matchAll(told))
    if (!kinds.has(name)) kinds.set(name, `${name.slice(0, -2)}${written ? '笔试' : '面试'}`);
  const renamed = (text: string) => text.replace(new RegExp(other, 'g'), (name) => kinds.get(name) ?? name);
  return sentences.map((one) => {
    const [name = ''] = anyOther.exec([one.text, ...one.headings].join()) ?? [];
    const called = kinds.has(name) ? `“${name}”按${kinds.get(name)?.slice(-2)}理解` : undefined;
    return { ...one, called, text: renamed(one.text), headings: one.headings.map(renamed) };
  });
}
