import { expect, test } from 'vitest';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelsOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { benefitWords } from '#contract/taxonomy/words/benefit-words.ts';
import { stageWords } from '#contract/taxonomy/words/stage-words.ts';
import { subjectWords } from '#contract/taxonomy/words/subject-words.ts';
import { tenureWords } from '#contract/taxonomy/words/tenure-words.ts';
import { isFilling } from './fillers.ts';
import { readKeyword } from './read-keyword.ts';
import { plainWriting } from './ways-of-writing.ts';

const all = (table: Partial<Record<string, readonly string[]>>): string[] =>
  Object.values(table).flatMap((words = []) => words);
const known = [
  ...[stages, subjects, roles, tenures, titles, educations, certificates].flatMap((list) =>
    labelsOf(list as never, codesOf(list as never)),
  ),
  ...[stageWords, subjectWords, tenureWords, benefitWords].flatMap((table) => all(table)),
].filter((word) => /^\p{Script=Han}{2,6}$/u.test(word));
const unknown = '古筝 龙舟 剪纸 宝妈 单身 夜跑 户口 晚自习 非遗 摄影 值日 社团 零基础 转行 体制'.split(' ');
const fillers = ['老师', '教师', '的', '急聘', '一名', '有经验', '可以', '能胜任', '优先', '最好', '要', ' ', '，'];

/** The same on every run: a failure can be repeated. */
function prng(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}

/** Words of whole phrases as schools type them, to be combined. */
const typedByPeople = `
竞赛教练 带过毕业班 双师型 IB数学 英文授课 自闭症 各一名 5年以上 教师资格证 免费师范生 实训指导 护士执业证 外国语学校 现任教导主任 10年管理经验 25-35岁
北京户口 包住宿 年薪20万 心理咨询师证 培训机构出来的 教师资各证 党员优先 住校 宿管 厨师长 招生主任 AP微积分 会日语的 不限学科 能当班主任 儿童言语 研究生学历
企业工作经历 海归 深圳南山 北师大毕业的 无人机社团 兼职也可以 不会英语也没关系 文笔好 细心 排课系统熟 危机干预 不要刚毕业的 专业不限 九月能到岗的 管得住学生
幼儿园主任 信奥教练 三笔字好 中考均分 特岗期满 会剪视频 没被投诉过 主管护师 学历不卡 可转正 一对一 教学秘书 大型仪器 学生干部 全英文课 发明专利 教研组长 退休返聘
书法也会 有亲和力 踏实肯干 幼儿园教师资格证 主持过市级课题 参与过项目 班主任5年以上 管理经验10年 市级骨干教师 计算机类 专业带头人 带教 马克思主义理论 级部主任
优质课一等奖 经验丰富 海外 板书漂亮 想回老家 在外地 在外地上班 回家乡发展 央美 普通活 高级老师`
  .trim()
  .split(/\s+/u);

test.each([
  ['words of the lists', 7, known, 600],
  ['words of whole phrases', 11, typedByPeople, 400],
] as const)('every word is in a condition, in a note or a listed filler: %s', (_, seed, words, runs) => {
  const next = prng(seed);
  const one = (list: readonly string[]) => list[next(list.length)] as string;
  const silent: string[] = [];
  for (let n = 0; n < runs; n += 1) {
    const typed = [one(words), one(unknown), one(words)].slice(0, 1 + next(3));
    const keyword = typed
      .map((word) => `${next(3) === 0 ? one(fillers) : ''}${word}${next(3) === 0 ? one(fillers) : ''}`)
      .join(' ');
    const { parts, unusable } = readKeyword(keyword);
    const told = [...parts.map(({ text }) => text), ...unusable.map(({ text }) => text)].join(' ');
    // Two signs of a word are enough: a word may be read as several.
    const isTold = (word: string) =>
      isFilling(word) || [...word].some((_, at) => at > 0 && told.includes(word.slice(at - 1, at + 1)));
    if (
      !typed.every((word) =>
        plainWriting(word)
          .split(/[\s，]+/u)
          .every(isTold),
      )
    )
      silent.push(`${keyword} → ${told}`);
  }
  expect(silent.slice(0, 20)).toEqual([]);
});
