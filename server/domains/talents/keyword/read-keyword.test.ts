import { describe, expect, test } from 'vitest';
import { readKeyword } from './read-keyword.ts';

const labels = (keyword: string) => readKeyword(keyword).parts.map(({ label }) => label);
const partOf = (keyword: string, label: string) => readKeyword(keyword).parts.find((part) => part.label === label);

describe('a keyword about people', () => {
  test.each([
    ['期望上海 高中英语', ['上海', '高中', '英语']],
    ['期望月薪1万以内 小学数学', ['月薪 10K 以内', '小学', '数学']],
    ['小学语文 有班主任经验者优先', ['小学', '语文', '班主任']],
    ['10年以上 语文', ['10 年以上经验', '语文']],
    ['教龄满五年的初中物理老师', ['5 年以上经验', '初中', '物理']],
    ['3-5年经验 英语', ['3–5 年经验', '英语']],
    ['三年级数学', ['小学', '数学']],
    ['退休教师返聘 数学', ['退休教师', '数学']],
    ['银龄讲学 物理', ['退休教师', '物理']],
    ['在职老师 化学', ['在职教师', '化学']],
    ['海归 双语数学', ['海外学历', '国际/双语', '数学']],
    ['985硕士 数学', ['985 高校', '硕士', '数学']],
    ['浙江师范大学 数学', ['浙江师范大学', '数学']],
    ['北师大毕业的语文老师', ['北京师范大学', '语文']],
    ['师范类英语2027届', ['师范类', '英语', '2027 届']],
    ['大学英语教师', ['大学', '英语']],
    ['普通话一级 语文', ['普通话一级', '语文']],
    ['二甲以上 小学语文', ['普通话二级甲等', '小学', '语文']],
    ['一级教师 初中英语', ['一级', '初中', '英语']],
    ['特级教师', ['特级教师']],
    ['幼儿教师 大专 随时到岗', ['幼儿教师', '大专', '随时到岗']],
    ['高中物理竞赛教练', ['高中', '物理竞赛']],
    ['思政课 博士', ['思政课', '博士']],
    ['思政课教师', ['思政课教师']],
    ['会带班的', ['班主任']],
    ['会带班的语文老师', ['班主任', '语文']],
    ['二级咨询师', ['心理']],
    ['二级心理咨询师', ['心理']],
    ['二级教师 数学', ['二级', '数学']],
  ])('%s → %j', (keyword, expected) => {
    expect(labels(keyword)).toEqual(expected);
  });

  test.each([
    ['女 幼儿园 30岁以下', ['幼儿园'], ['女', '30岁以下']],
    ['男体育老师', ['体育'], ['男']],
    ['90后 已婚 数学', ['数学'], ['90后', '已婚']],
    ['女生宿舍管理员', null, []],
  ] as const)('%s names what cannot be a condition', (keyword, parts, unusable) => {
    if (parts) expect(labels(keyword)).toEqual(parts);
    expect(readKeyword(keyword).unusable).toEqual(unusable);
  });

  test('a 学科 is what people seek to teach, and a mention of it only comes near', () => {
    const part = partOf('日语教师', '日语');
    expect(JSON.stringify(part?.required)).not.toContain('"日语"');
    expect(JSON.stringify(part?.required)).toContain('j:japanese');
    expect(JSON.stringify(part?.near)).toContain('"日语"');
  });

  test('the same in another order is the same', () => {
    const words = ['5年经验', '海归', '上海', '高中', '英语', '随时到岗', '硕士'];
    const sorted = (keyword: string) => labels(keyword).toSorted();
    expect(sorted(words.toReversed().join(' '))).toEqual(sorted(words.join(' ')));
  });
});
