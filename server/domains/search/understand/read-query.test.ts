import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

const chips = (keyword: string) =>
  readQuery(keyword)
    .map(({ label }) => label)
    .join(' · ');

test('what is wished is marked, and no demand', () => {
  const wished = (keyword: string) => readQuery(keyword).flatMap(({ label, isWish }) => (isWish ? [label] : []));
  expect(wished('高校图书馆，最好是有编的')).toEqual(['事业编制']);
  expect(wished('幼儿园 有宿舍更好')).toEqual(['教师公寓']);
  expect(wished('有编制的小学语文')).toEqual([]);
  expect(wished('最好在杭州 小学语文')).toEqual([]);
});

test('大学 and 高校 leave research institutes out, unless a kind of school is named', () => {
  const refused = (keyword: string) =>
    readQuery(keyword).flatMap(({ text, groups }) =>
      groups.some(({ not, codes }) => not && codes.flat().includes('#k:research-institute')) ? [text] : [],
    );
  expect(refused('图书管理员 大学')).toEqual(['大学']);
  expect(refused('高校 博士后')).toEqual(['高校']);
  expect(refused('大学 科研院所 博士后')).toEqual([]);
  expect(refused('研究生导师')).toEqual([]);
  expect(refused('系主任')).toEqual([]);
});

describe('chips', () => {
  test.each<[kind: string, keyword: string, expected: string]>([
    ['学段, 学科, 城市', '小学语文 广州', '小学 · 语文 · 广州'],
    ['a filler', '语文老师招聘', '语文 · 老师'],
    ['nested places', '广东惠州博罗 英语', '惠州·博罗 · 英语'],
    ['either place', '广州 深圳', '广州、深圳'],
    ['a verb before a 学科', '招生物老师', '生物 · 老师'],
    ['the same sign in a word', '招生老师', '招生'],
    ['a kind of school, and no short name of another', '高职院校 英语', '高职院校 · 英语'],
    ['the narrower of two posts', '总务处 档案员', '档案'],
    ['either subject', '语文和数学老师', '语文、数学 · 老师'],
    ['initials that begin like a word', 'hrb 英语', '哈尔滨 · 英语'],
    ['a nickname', '魔都 语文', '上海 · 语文'],
    ['a group of provinces', '江浙沪 高中物理', '江浙沪 · 高中 · 物理'],
    ['a group narrowed', '江浙沪 杭州 物理', '杭州 · 物理'],
    ['surroundings', '成都附近 初中', '成都周边 · 初中'],
    ['pay a month', '月薪一万以上 数学', '月薪 10K 起 · 数学'],
    ['pay in thousands', '8k以上', '月薪 8K 起'],
    ['a range of pay', '8-12k 英语', '月薪 8K–12K · 英语'],
    ['pay a year', '年薪20万 高中', '月薪 16.7K 起 · 高中'],
    ['pay by the lesson', '一节课100', '每课时 100 元起'],
    ['学历 as a limit', '大专能做的', '大专可报'],
    ['two 学段, either of which will do', '英语老师，小学初中都行', '英语 · 老师 · 小学、初中'],
    ['a degree beside a school', '高中食堂 初中毕业能干', '高中 · 食堂 · 初中及以下可报'],
    ['学历', '本科 语文', '本科 · 语文'],
    ['years', '3年经验 数学', '3 年经验 · 数学'],
    ['编制 in everyday words', '有编的 语文', '事业编制 · 语文'],
    ['without 编制', '非编 英语', '校聘合同 · 英语'],
    ['board and lodging', '包吃住 幼儿园', '包吃住 · 幼儿园'],
    ['a benefit', '有寒暑假的工作', '寒暑假'],
    ['a kind of school', '大湾区 国际学校', '大湾区 · 国际学校'],
    ['what one does', '做饭', '食堂'],
    ['what one does, with a particle', '开车的', '司机'],
    ['what one does, in words', '带娃的工作', '带孩子（保育、幼教）'],
    ['a programmer', '码农老师', '编程、信息技术 · 老师'],
    ['a question', '武汉的高中招不招化学老师', '武汉 · 高中 · 化学 · 老师'],
    ['a wish that is no benefit', '找个离家近的 幼儿园', '幼儿园'],
    ['a benefit in a sentence', '孩子能上学的 国际学校', '子女入学 · 国际学校'],
    ['a discipline, not the work', '会计专业教师', '会计 · 教师'],
    ['a compound of which no part has a meaning', '职业本科 人工智能', '职本 · 人工智能'],
    ['who trains others for a trade', '育婴师培训讲师', '育婴师 · 培训讲师'],
    ['no degree is asked for', '高校 不要求博士', '高校 · 硕士可报'],
    ['a place by the name that it bore', '郫县 小学', '成都·郫都 · 小学'],
    ['what somebody gives', '幼儿园 能给到八千', '幼儿园 · 月薪 8K 起'],
    ['what is given to settle', '博士 给到20万安家费', '博士 · 20 · 安家费'],
    ['the own age', '本人45岁 门卫', '安保'],
    ['what learners are taught', '教小朋友跳舞', '舞蹈'],
    ['a degree that is no condition', '大学英语 不卡博士', '大学 · 英语 · 硕士可报'],
    ['a refusal that ends with its clause', '不想当班主任，小学美术', '不要班主任 · 小学 · 美术'],
    ['years of a trade', '做了八年厨师 绍兴', '8 年经验 · 厨师 · 绍兴'],
    ['years that say nothing', '六年 教初中化学', '初中 · 化学'],
    ['the lesson of a craft', '会计课 高职', '会计（教学） · 高职'],
    ['where the own child goes to school', '孩子在这边读小学，教初中语文', '初中 · 语文'],
    ['a sum that is no pay', '博士 安家费100万', '博士 · 安家费'],
    ['what comes of a post later', '师资博后 能留校', '博士后'],
    ['a rank of 职称', '有高级职称 中学', '高级职称 · 中学'],
    ['a university without a name', '双非院校 数学', '普通高校 · 数学'],
    ['a couple', '夫妻俩都给安排工作的高校', '配偶安置 · 高校'],
    ['pinyin by syllables', 'xin li jian kang', '心理'],
    ['a compound that is cut in two ways', '书法老师', '书法 · 老师'],
    ['who does not want to teach', '不教书的学校工作', '不要教学岗'],
    ['years since the degree', '毕业一年 英语', '1 年经验 · 英语'],
    ['negation', '不要代课 语文', '不要临聘代课 · 语文'],
    ['negation of two', '不要代课和班主任 语文', '不要临聘代课 · 不要班主任 · 语文'],
    ['negation with 老师', '不要代课老师 语文', '不要临聘代课 · 语文'],
    ['negation that follows', '机构勿扰 舞蹈', '不要培训机构 · 舞蹈'],
    ['two words of one refusal that follows', '武汉老师 代课临聘勿扰', '武汉 · 老师 · 不要临聘代课'],
    ['a craft that is taught', '教做蛋糕和面包的', '烹饪（教学） · 面包'],
    ['a craft at the school of its degree', '教修车的 中专', '汽车 · 中专学校'],
    ['a child that goes to school here', '老师小孩能在本校读书的民办学校', '子女入学 · 民办学校'],
    ['a child that went to school', '孩子上学了 找个幼儿园上班', '幼儿园'],
    ['years of what was taught', '我教初中物理八年', '初中 · 物理 · 8 年经验'],
    ['a school that seeks', '嘉陵特校招老师', '南充·嘉陵 · 特教 · 老师'],
    ['a canteen that seeks', '重庆这边有没有学校食堂招人的', '重庆 · 食堂'],
    ['a short name of a college', '合肥科教职院', '合肥 · 科教 · 高职'],
    ['either of two heads', '教导主任 副校长', '副校长、教务主任'],
    ['an office says where the post is', '学院办公室教学秘书', '教学秘书'],
    ['an office of the same post', '大学财务处 会计', '大学 · 会计'],
    ['what somebody was', '程序员失业了想转行教小孩编程', '经验不限 · 编程'],
    ['what somebody is, with no aim', '幼师转行', '幼儿教师 · 经验不限'],
    ['a measure word', '想在学校看个大门', '安保'],
    ['whether there is 编制', '校医有没有编的 山东', '校医 · 事业编制 · 山东'],
    ['a year of school', '教一年级 语文', '小学 · 语文'],
    ['a wish for more years', '退休老教师还想再教两年', '银龄返聘 · 教师'],
    ['a spouse', '老公的工作也给安排', '配偶安置'],
    ['a refusal that follows at its end', '私立的不去 高中历史', '不要民办 · 高中 · 历史'],
    ['that somebody is sought, in pinyin', 'youeryuan zhaopin', '幼儿园'],
    ['one of two posts by what both do', '晚上查寝盯着学生睡觉的', '周末、晚间 · 生活老师'],
    ['an amount as people say it', '年薪25个w 校长', '月薪 20.8K 起 · 校长'],
    ['another amount as people say it', '3000来块 保育员', '月薪 3K 起 · 保育员'],
    ['小学 in short', '小科老师', '小学科学 · 老师'],
    ['what somebody does not look at', '初中数学 私立的不看', '初中 · 数学 · 不要民办'],
    ['children who learn something', '带小朋友踢足球', '足球'],
    ['who asks', '退伍兵能在学校干啥 保安', '安保'],
    ['exception that follows', '广东 深圳除外 小学', '广东 · 不要深圳 · 小学'],
    ['a sign of a province, alone', '浙 小学数学', '浙江 · 小学 · 数学'],
    ['a sign of a province within a word', '浙教版 数学', '浙教版 · 数学'],
    ['a district of which the greatest city has one', '西湖区 语文', '杭州·西湖 · 语文'],
    ['several cities by a name that ends in 市', '一线城市 国际学校', '北上广深 · 国际学校'],
    ['a place near which', '离成都不远 高中', '成都周边 · 高中'],
    ['a benefit that texts name otherwise', '免费体检 学校', '体检'],
    ['no certificate, in any wording', '无需教师资格证 老师', '不要教师资格证 · 老师'],
    ['a discipline named as a 学段', '学前教育专业 高校', '学前教育 · 高校'],
    ['a part of a misspelling that would negate', '合非 语文', '合非 · 语文'],
    ['exception', '除了北京 语文', '不要北京 · 语文'],
    ['a sentence', '我是学美术的应届毕业生，想去杭州找个带编制的', '美术 · 应届毕业生 · 杭州 · 事业编制'],
    ['traditional characters', '廣州 英語老師', '广州 · 英语 · 老师'],
    ['pinyin', 'xiaoxueyuwen guangzhou', '小学 · 语文 · 广州'],
    ['pinyin begun', 'xiaoxueyuw', '小学 · 语文'],
    ['initials', 'gzsx', '高中 · 数学'],
    ['initials of a post', 'xlls', '心理老师'],
    ['initials of a teacher', 'yyls', '英语 · 老师'],
    ['letters with a city', 'yinyue laoshi cd', '音乐 · 老师 · 成都'],
    ['a method', '蒙氏', '蒙氏'],
    ['a short name', '初数老师', '初中 · 数学 · 老师'],
    ['a sign of a 学段 before a 学科', '初道法', '初中 · 道法'],
    ['a sign of a 学科 after a 学段', '小学数', '小学 · 数学'],
    ['signs of two 学科', '高中物化', '高中 · 物理、化学'],
    ['what is taught is not the work', '教服装设计', '服装 · 设计'],
    ['the age of the person', '四十岁 语文', '语文'],
    ['a degree that only a school can have here', '中专 数学老师', '中专学校 · 数学 · 老师'],
    ['a degree that a person has', '大专 数学老师', '大专 · 数学 · 老师'],
    ['nothing', '', ''],
    ['signs', "' & | ! ( ) : * \\ <->", ''],
    ['a word of the sector that is longer', '信息技术老师', '信息技术 · 老师'],
    ['money that is not pay', '安家费20万 博士', '安家费 · 博士'],
    ['a year that is not pay', '2027届 数学', '2027 届 · 数学'],
    ['the year of graduation in a longer word', '2026级本科毕业生 语文老师', '2026 届 · 语文 · 老师'],
    ['a county of one of several cities', '南京 杭州 余杭 小学', '南京、杭州·余杭 · 小学'],
    ['a period that is no benefit', '实习老师 暑假', '实习见习 · 老师 · 暑假'],
    ['a benefit that is named', '实习老师 有寒暑假', '实习见习 · 老师 · 寒暑假'],
    ['a numbered school', '娄底三中', '娄底 · 三中'],
  ])('%s: %s', (_, keyword, expected) => expect(chips(keyword)).toBe(expected));
});

describe('what a part requires', () => {
  test('surroundings begin with the place, and end within reach', () => {
    const [part] = readQuery('成都附近');
    expect(part?.groups[0]?.codes[0]).toEqual(['#c:510100']);
    expect(part?.groups[0]?.codes.flat()).toContain('#c:510600');
    expect(part?.groups[0]?.codes.flat()).not.toContain('#c:500100');
  });

  test('老师 is asked for where nothing else is', () => {
    expect(readQuery('老师')[0]?.groups[0]).toMatchObject({ kind: 'role' });
    expect(readQuery('语文老师')[1]?.groups[0]).toMatchObject({ kind: 'generic' });
  });

  test('a word that is narrower than its code looks for itself, and knows the code', () => {
    expect(readQuery('钢琴')[0]?.groups[0]).toMatchObject({ kind: 'plain', codes: [] });
    expect(readQuery('esl')[0]?.groups[0]).toMatchObject({ kind: 'plain', codes: [], within: [['#x:english']] });
  });

  test('a county by its short name may stand in a name; by its full name, or below its city, it is the place', () => {
    expect(readQuery('浦江 语文')[0]).toMatchObject({ groups: [{ kind: 'place', words: [['浦江']] }] });
    expect(readQuery('浦江县 语文')[0]).toMatchObject({ region: '330726' });
    expect(readQuery('金华 浦江 语文')[0]).toMatchObject({ region: '330726' });
  });

  test('a limit of 学历 excludes what is above, so that posts without any remain', () => {
    expect(readQuery('大专可以做的')[0]?.groups[0]).toMatchObject({
      not: true,
      codes: [['#e:bachelor'], ['#e:master'], ['#e:doctor']],
    });
  });

  test('letters stay as they are where posts have them', () => {
    expect(readQuery('yy', (word) => word === 'yy')).toMatchObject([{ label: 'yy' }]);
  });
});

describe('any text', () => {
  const words = [
    '成都',
    '高中',
    '英语',
    '有编',
    '8k以上',
    '双休',
    '不要代课',
    '应届',
    '公办',
    '做饭',
    'gzsx',
    '研究生',
  ];
  const some = fc.shuffledSubarray(words, { minLength: 1 });

  test('is read, into a bounded number of parts with labels of their own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (keyword) => {
        const labels = readQuery(keyword).map(({ label }) => label);
        return labels.length <= 12 && new Set(labels).size === labels.length;
      }),
    );
  });

  test('means the same in any order of its words', () => {
    const sorted = (list: readonly string[]) => {
      const labels = readQuery(list.join(' ')).map(({ label }) => label.split('、').sort().join('、'));
      return labels.sort().join(' · ');
    };
    fc.assert(fc.property(some, (list) => sorted(list) === sorted([...list].sort())));
  });
});

test('at a 初中, 政治 means 道德与法治 as well', () => {
  const codes = (keyword: string) =>
    readQuery(keyword).flatMap(({ groups }) => groups.flatMap((group) => group.codes.flat()));
  expect(codes('初中 政治')).toEqual(expect.arrayContaining(['#x:politics', '#x:morality']));
  expect(codes('高中 政治')).not.toContain('#x:morality');
});
