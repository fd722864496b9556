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
    ['一级教师 初中英语', ['一级教师及以上', '初中', '英语']],
    ['副教授', ['副教授及以上']],
    ['教授', ['教授']],
    ['中级职称 语文', ['中级职称及以上', '语文']],
    ['高级职称 语文', ['高级职称', '语文']],
    ['特级教师', ['特级教师']],
    ['幼儿教师 大专 随时到岗', ['幼儿教师', '大专', '随时到岗']],
    ['高中物理竞赛教练', ['高中', '物理竞赛']],
    ['思政课 博士', ['思政课', '博士']],
    ['思政课教师', ['思政课教师']],
    ['会带班的', ['班主任']],
    ['会带班的语文老师', ['班主任', '语文']],
    ['二级咨询师', ['二级咨询师']],
    ['二级心理咨询师', ['二级心理咨询师']],
    ['二级教师 数学', ['二级教师及以上', '数学']],
    ['心理老师 有心理咨询师证', ['心理老师', '心理咨询师证']],
    ['持茶艺师资格证书 大专', ['茶艺师证', '大专']],
    ['电教员 会修电脑', ['电教员、修电脑']],
    ['会说粤语的幼儿园老师', ['粤语', '幼儿教师']],
    ['能上课的数学老师', ['数学']],
    ['退休返聘的老教师', ['退休教师']],
    ['语文 老教师', ['语文', '10 年以上经验']],
    ['教龄两三年 小学数学', ['2–3 年经验', '小学', '数学']],
    ['三到五年经验 英语', ['3–5 年经验', '英语']],
    ['不到五年教龄的英语老师', ['5 年以下经验', '英语']],
    ['教龄不超过十年 化学', ['10 年以下经验', '化学']],
    ['至少三年经验 语文', ['3 年以上经验', '语文']],
    ['十几年教龄 语文', ['10 年以上经验', '语文']],
    ['年薪二十万能请到的高中物理', ['月薪 16.7K 以内', '高中', '物理']],
    ['1万2左右 数学', ['月薪 14.4K 以内', '数学']],
  ])('%s → %j', (keyword, expected) => {
    expect(labels(keyword)).toEqual(expected);
  });

  test.each([
    ['高中语文 不要应届生', ['高中', '语文', '不要应届毕业生、在校学生']],
    ['初中数学 刚毕业的不要', ['初中', '数学', '不要应届毕业生、在校学生']],
    ['非应届 英语', ['不要应届毕业生、在校学生', '英语']],
    ['退休返聘的除外 数学', ['不要退休教师', '数学']],
    ['不要应届生和退休教师 语文', ['不要应届毕业生、在校学生', '不要退休教师', '语文']],
    ['应届、退休的都不要 语文', ['不要应届毕业生、在校学生', '不要退休教师', '语文']],
    ['应届不要 有5年经验的语文', ['不要应届毕业生、在校学生', '5 年以上经验', '语文']],
    ['不要应届生和北京的 语文', ['不要应届毕业生、在校学生', '不要北京', '语文']],
    ['音乐老师 专科的不要', ['音乐', '本科及以上']],
    ['本科以下勿扰 物理', ['本科及以上', '物理']],
    ['不要博士 物理', ['不要博士', '物理']],
    ['三年以下的不要 化学', ['不要3 年以下经验', '化学']],
    ['不要求经验 语文', ['语文']],
    ['应届也可以 语文', ['语文']],
    ['不要语文 小学', ['不要语文', '小学']],
  ])('%s refuses: %j', (keyword, expected) => {
    expect(labels(keyword)).toEqual(expected);
  });

  test('what is refused is no demand, and of years the other side is', () => {
    expect(partOf('不要应届生 语文', '不要应届毕业生、在校学生')).toMatchObject({
      required: [],
      refused: [{ anyOf: ['i:graduate', 'i:student'] }],
    });
    expect(partOf('三年以下的不要 化学', '不要3 年以下经验')).toMatchObject({ monthsMin: 36, refused: [] });
    expect(partOf('五年以上的不要', '不要5 年以上经验')).toMatchObject({ monthsMax: 59 });
    expect(partOf('专科的不要', '本科及以上')).toMatchObject({ required: ['e:bachelor'], refused: [] });
    expect(partOf('不要博士', '不要博士')).toMatchObject({ required: [], refused: ['e:doctor'] });
  });

  test('a 职称 is met by its own track', () => {
    expect(partOf('副教授', '副教授及以上')?.required).toEqual([
      {
        anyOf: [{ allOf: ['t:4', '副教授'] }, { allOf: ['t:5', '教授'] }],
      },
    ]);
    expect(partOf('高级职称', '高级职称')?.required).toEqual(['t:4']);
  });

  test.each([
    ['女 幼儿园 30岁以下', ['幼儿园'], ['女', '30岁以下']],
    ['男体育老师', ['体育'], ['男']],
    ['90后 已婚 数学', ['数学'], ['90后', '已婚']],
    ['女生宿舍管理员', null, []],
    ['初中语文女老师', ['初中', '语文'], ['女']],
    ['不要男的 语文', ['语文'], ['不要男的']],
    ['不超过40岁 语文', ['语文'], ['不超过40岁']],
    ['四十来岁 语文', ['语文'], ['四十来岁']],
    ['少女舞团 舞蹈', null, []],
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
