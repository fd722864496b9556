import { expect, test } from 'vitest';
import type { Query } from '#packages/memory-index/query/query.ts';
import type { TalentEngine } from '../engine.ts';
import { understandTalents } from './understand.ts';

/** Of nothing PostgreSQL has no query. */
const isEmpty = (query: Query): boolean =>
  typeof query !== 'string' && (innerOf(query).length === 0 || innerOf(query).some(isEmpty));
const innerOf = (query: Exclude<Query, string>): readonly Query[] => ('anyOf' in query ? query.anyOf : query.allOf);

const meets = (query: Query, held: ReadonlySet<string>): boolean =>
  typeof query === 'string'
    ? held.has(query)
    : 'anyOf' in query
      ? query.anyOf.some((one) => meets(one, held))
      : query.allOf.every((one) => meets(one, held));

/** An engine that knows some people by their lexemes. */
function engineWith(...people: string[][]) {
  const first: TalentEngine['first'] = async ({ words }) => {
    if (words.required.some(isEmpty)) throw new Error('a query of nothing');
    const found = people.filter((lexemes) => words.required.every((query) => meets(query, new Set(lexemes)))).length;
    return { ids: [], found, isCapped: false };
  };
  return { first } as TalentEngine;
}
const understood = (engine: TalentEngine, keyword: string, ignore?: string[]) =>
  understandTalents(engine, { filters: { keyword, ignore }, hidden: [], now: new Date('2026-11-20') });
const told = async (...asked: Parameters<typeof understood>) => (await understood(...asked)).told;
const notes = async (...asked: Parameters<typeof understood>) => (await told(...asked)).notes;

const math = ['j:math', 's:senior', 'e:master', 'c:330100'];

test('what somebody meets is required as it is, without a note', async () => {
  expect(await told(engineWith(math), '杭州 高中数学')).toMatchObject({ parts: ['杭州', '高中', '数学'], notes: [] });
});

test('the least important condition is given up first, and the note says which', async () => {
  expect(await told(engineWith(math), '高中数学 985硕士 党员')).toMatchObject({
    parts: ['高中', '数学', '硕士'],
    notes: ['没有同时符合“985 高校”的人才，以下按“高中”“数学”“硕士”列出。', '这些人的简历没有写到“党员”，已略过。'],
  });
  expect(await notes(engineWith(math), '上海 高中数学')).toEqual([
    '没有同时符合“上海”的人才，以下按“高中”“数学”列出。',
  ]);
});

test('a misspelt word is corrected before anything is given up', async () => {
  expect(await told(engineWith(['j:chemistry', 's:senior']), '高中化雪')).toMatchObject({
    parts: ['高中', '化学'],
    notes: ['“化雪”按“化学”理解。'],
  });
  expect((await told(engineWith(['j:geography', 's:senior']), '高中地里')).parts).toEqual(['高中', '地理']);
  expect((await told(engineWith(math), '数学 硕土')).parts).toEqual(['数学', '硕士']);
});

test('who mentions it comes near, where nobody seeks to teach it', async () => {
  expect(await told(engineWith(['足球', 'j:pe', 's:primary']), '小学足球教练')).toMatchObject({
    parts: ['小学', '足球教练'],
    notes: ['没有完全符合“足球教练”的人才，以下是相近的人才（简历里提到过）。'],
  });
});

test('a word alone does not stand for who is sought: nothing is found, and it is said', async () => {
  expect(await notes(engineWith(['管理']), '校医 管理')).toEqual(['没有符合“校医”“管理”的人才。']);
});

test('what was taken away is not asked for, and is named', async () => {
  expect(await told(engineWith(math), '上海 高中数学', ['上海'])).toEqual({
    parts: ['高中', '数学'],
    ignored: ['上海'],
    notes: [],
  });
});

test('of words that no list has, one is given up for another that somebody has', async () => {
  expect(await told(engineWith(['皮影']), '皮影 双师型')).toMatchObject({
    parts: ['皮影'],
    notes: ['没有同时符合“双师型”的人才，以下按“皮影”列出。'],
  });
});

test('what somebody else has is not loosened: the place goes before the 学科', async () => {
  const english = ['j:english', 's:junior', 'c:330100'];
  const coding = ['j:coding', 's:junior', 'c:440300', '英语'];
  expect(await told(engineWith(english, coding), '深圳初中英语')).toMatchObject({
    parts: ['初中', '英语'],
    notes: ['没有同时符合“深圳”的人才，以下按“初中”“英语”列出。'],
  });
});

test('a word that somebody seeks to teach outlasts the 学段', async () => {
  const nursing = ['护理', '^护理', 's:undergraduate'];
  expect(await told(engineWith(nursing, ['s:higher-vocational']), '高职 护理')).toMatchObject({
    parts: ['护理'],
    notes: ['没有同时符合“高职”的人才，以下按“护理”列出。'],
  });
});

test('who teaches in the same way comes nearer than who mentions it', async () => {
  const olympiad = ['j:olympiad'];
  const { parts, notes } = await told(engineWith(olympiad, ['j:math', '思维']), '奥数教练');
  expect([parts, notes]).toEqual([['奥数、思维'], ['没有完全符合“奥数教练”的人才，以下是相近的人才（课程相近）。']]);
  const engine = engineWith(olympiad, ['j:math', '思维']);
  const { words } = await understood(engine, '奥数教练');
  const { found } = await engine.first({ filters: {}, words, sort: 'newest', hidden: [], now: new Date() }, 1);
  expect(found).toBe(1);
});

test('what cannot be a condition is named with its reason', async () => {
  expect(await notes(engineWith(['j:chinese']), '女 本地 语文')).toEqual([
    '性别、年龄、婚育、相貌、户籍等个人情况不作为搜索条件，已略过“女”。',
    '“本地”不知是哪里，已略过，请写出城市。',
  ]);
});

test('where something is given up, what is met by near people alone is named too', async () => {
  expect(await notes(engineWith(['j:it']), '电教员 会修电脑')).toEqual([
    '没有完全符合“电教员”的人才，以下是相近的人才（想教或教过信息技术）。',
    '这些人的简历没有写到“会修电脑”，已略过。',
  ]);
});

test('a wish orders people and leaves nobody out, and it is said', async () => {
  const engine = engineWith(math, ['j:math', 's:senior', 'e:bachelor']);
  const { words, told: said } = await understood(engine, '高中数学 硕士优先 党员优先');
  expect(words.strong).toContain('e:master');
  expect(said).toMatchObject({
    parts: ['高中', '数学', '硕士优先'],
    notes: ['“硕士”不是必须，按最匹配排序时，符合的排在前面。', '这些人的简历没有写到“党员”，已略过。'],
  });
  expect((await told(engine, '高中数学 硕士优先', ['硕士优先'])).ignored).toEqual(['硕士优先']);
});

test('a word that is narrower than its code is named: who mentions it comes first', async () => {
  const special = ['j:special-education', 's:special'];
  expect(await notes(engineWith(special), '手语老师')).toEqual(['没有简历写到“手语”，以下按“特殊教育”列出。']);
  const engine = engineWith(special, [...special, '手语']);
  const { words, told: said } = await understood(engine, '手语老师');
  expect(words.strong).toContain('手语');
  expect(said.notes).toEqual(['简历写到“手语”的排在前面，其后按“特殊教育”列出。']);
});

test('lesser conditions are given up before what is taught', async () => {
  const pharmacy = ['药学', '^药学', 's:undergraduate'];
  const others = ['s:higher-vocational', 't:3', '讲师'];
  expect((await told(engineWith(pharmacy, others), '高职 药学讲师')).parts).toEqual(['药学']);
});

test('where several are met by nobody, the one that somebody meets stays', async () => {
  expect((await told(engineWith(['s:primary']), '名师工作室成员 小学')).parts).toEqual(['小学']);
});

test('a note names words, and no signs that are left over', async () => {
  const engine = engineWith(['j:math']);
  expect(await notes(engine, '教过IB或A-Level的数学老师')).toEqual([
    '没有同时符合“IB或A-Level”的人才，以下按“数学”列出。',
  ]);
  expect(await notes(engine, '会带娃的数学老师')).toEqual(['这些人的简历没有写到“会带娃”，已略过。']);
  expect(await notes(engine, '能值晚自习 数学')).toEqual(['这些人的简历没有写到“能值晚自习”，已略过。']);
});

test('a word that exists misspells no degree', async () => {
  expect(await notes(engineWith(math, ['e:college']), '篆刻')).toEqual(['没有符合“篆刻”的人才。']);
});

test('who works in the same 学段 comes near a kind of schools that nobody names', async () => {
  expect(await notes(engineWith(['s:special']), '盲校老师')).toEqual([
    '没有完全符合“盲校”的人才，以下是相近的人才（学段、课程或专业相近）。',
  ]);
});

test('a word that no list has leaves nobody out: who mentions it comes first', async () => {
  const it = ['j:it', 's:senior'];
  const engine = engineWith(it, it, [...it, '人工智能'], ['人工智能', 's:higher']);
  const { words, told: said } = await understood(engine, '高中信息技术 人工智能 皮影');
  expect(words.required).not.toContain('人工智能');
  expect(JSON.stringify(words.strong)).toContain('人工智能');
  expect(said).toMatchObject({
    parts: ['高中', '信息技术', '人工智能优先'],
    notes: ['按最匹配排序时，简历写到“人工智能”的排在前面。', '这些人的简历没有写到“皮影”，已略过。'],
  });
  expect((await told(engine, '高中信息技术 人工智能', ['人工智能优先'])).ignored).toEqual(['人工智能优先']);
});

test('what was typed as one phrase is named as one', async () => {
  expect(await notes(engineWith(['j:math']), '数学 中共党员')).toEqual(['这些人的简历没有写到“中共党员”，已略过。']);
});

test('one note says what is given up and what only comes near', async () => {
  expect(await notes(engineWith(['足球', 'j:pe', 's:primary'], math), '上海 小学足球教练')).toEqual([
    '没有同时符合“足球教练”“上海”的人才，以下按“小学”列出与“足球教练”相近的人才（简历里提到过）。',
  ]);
});

test('a degree or a place alone does not stand for who is sought', async () => {
  const engine = engineWith(['e:master', 'c:310100', 'j:chinese']);
  expect(await notes(engine, '上海 硕士 校医')).toEqual(['没有符合“上海”“硕士”“校医”的人才。']);
  expect((await told(engine, '围棋老师 上海')).parts).not.toEqual(['上海']);
});

test('what somebody has studied is a condition, though no list has it', async () => {
  const engine = engineWith(['m:电气工程', 'e:doctor'], ['e:doctor']);
  expect(await told(engine, '博士 电气工程')).toEqual({ parts: ['博士', '电气工程专业'], ignored: [], notes: [] });
});

test('a 学科 that is written as it sounds is corrected, though somebody has both signs by chance', async () => {
  const byChance = ['音', '药', '物', '里', 's:primary'];
  const engine = engineWith(byChance, ['j:music', 's:primary'], ['j:physics', 's:junior'], ['j:science', 's:primary']);
  expect(await told(engine, '小学音药老师')).toMatchObject({
    parts: ['小学', '音乐'],
    notes: ['“音药”按“音乐”理解。'],
  });
  expect((await told(engine, '初中物里')).parts).toEqual(['初中', '物理']);
  expect((await told(engine, '小学科雪')).parts).toEqual(['小学', '科学']);
  expect((await told(engine, '幼尔园老师')).parts).toEqual(['幼儿教师']);
  expect((await told(engine, '班煮任 语文')).parts).toEqual(['班主任', '语文']);
});

test('who seeks to teach a word of a longer name comes near, and a wish of 美本 is no slip of 美术', async () => {
  const engine = engineWith(['^烹饪', 's:vocational'], ['^检测', 's:vocational'], ['j:fine-arts']);
  expect(await told(engine, '西餐烹饪 中职')).toMatchObject({
    parts: ['西餐烹饪', '中职'],
    notes: ['没有完全符合“西餐烹饪”的人才，以下是相近的人才（想教或学过相近的专业）。'],
  });
  expect(await notes(engine, '新能源汽车检测 中职')).toEqual(['没有符合“新能源汽车检测”“中职”的人才。']);
  expect((await notes(engine, '美本 升学')).join('')).not.toContain('美术');
});

test('beside a course system that nobody has, a word says what is taught', async () => {
  const engine = engineWith(['经济'], ['c:310100', '经济', 'j:math']);
  expect(await told(engine, 'IB DP 经济')).toMatchObject({
    parts: ['经济'],
    notes: ['没有同时符合“IB”的人才，以下按“经济”列出。', '“经济”没有人想教，按简历里提到过列出。'],
  });
  expect((await told(engine, '上海 IB 经济')).parts).toEqual(['上海', '经济']);
  expect(await notes(engineWith(['j:international', '^ib']), 'IB 经济')).toContain(
    '这些人的简历没有写到“经济”，已略过。',
  );
});

test('who led pupils to a prize in 竞赛 is found beside who seeks to teach it', async () => {
  const physics = ['j:physics', 's:senior'];
  const engine = engineWith([...physics, 'a:指导竞赛'], ['j:olympiad', 's:senior', 'm:物理'], physics);
  const { words, told: said } = await understood(engine, '高中物理 有竞赛辅导经验');
  const { found } = await engine.first({ filters: {}, words, sort: 'newest', hidden: [], now: new Date() }, 1);
  expect([said.parts, said.notes, found]).toEqual([['高中', '物理', '竞赛辅导'], [], 2]);
});

test('a word like 老师 is corrected, and asks for nothing', async () => {
  expect(await told(engineWith(['j:chinese']), '语文老使')).toMatchObject({
    parts: ['语文'],
    notes: ['没有含“老使”的人才，以下按“老师”列出。'],
  });
});

test('a name of no list misspells no everyday word', async () => {
  expect(await notes(engineWith(['j:chinese'], ['j:fine-arts']), '语文 华师')).toEqual([
    '这些人的简历没有写到“华师”，已略过。',
  ]);
});

test('words of a phrase that stand apart are named apart', async () => {
  const engine = engineWith(['j:math', '公开课', '市级', '一等奖'], ['j:math']);
  expect(await notes(engine, '数学 公开课拿过市级一等奖')).toEqual([
    '按最匹配排序时，简历写到“市级”“公开课”“一等奖”的排在前面。',
  ]);
});

test('a skill is a condition where somebody who teaches has it, else it is named', async () => {
  const english = ['j:english'];
  expect(await told(engineWith(english, [...english, '日语']), '会日语的英语老师')).toMatchObject({
    parts: ['英语', '会日语'],
    notes: [],
  });
  expect(await told(engineWith(english), '会日语的英语老师')).toMatchObject({
    parts: ['英语'],
    notes: ['这些人的简历没有写到“会日语”，已略过。'],
  });
});

test('where nobody teaches both of what one person shall teach, who teaches one is shown', async () => {
  const engine = engineWith(['j:biology', 's:junior'], ['j:geography', 's:junior'], ['j:geography', 's:senior']);
  for (const keyword of ['生地都能带 初中', '地理和生物都要会教 初中']) {
    const { parts, notes } = await told(engine, keyword);
    expect([parts.toSorted(), notes]).toEqual([
      ['初中', '地理', '生物'],
      [expect.stringMatching(/^没有人同时教“..”“..”，以下按其中之一列出。$/u)],
    ]);
  }
  expect(await notes(engineWith(['j:biology', 'j:geography']), '生地都能带')).toEqual([]);
});

test('alternatives that nobody meets are not told as demanded together', async () => {
  expect(await notes(engineWith(['j:physics', 'c:330100']), '上海或苏州的物理老师')).toEqual([
    '没有符合“上海”或“苏州”的“物理”人才，以下按“物理”列出。',
  ]);
});

test('who holds a certificate itself comes before whoever holds one that covers it, and it is said', async () => {
  const covered = ['q:kindergarten', 'q:primary', 'l:primary'];
  const engine = engineWith(['q:kindergarten', 'l:kindergarten'], covered);
  const asked = { filters: { keyword: '幼儿园教师资格证' }, hidden: [], now: new Date() };
  const { words, told: said } = await understandTalents(engine, asked);
  expect([words.required, words.strong[0]]).toEqual([['q:kindergarten'], 'l:kindergarten']);
  const rest = '更高学段的教师资格，经学前教育专业培训合格也可在幼儿园任教';
  expect(said.notes).toEqual([`简历写到“幼儿园教师资格”的排在前面，其后是${rest}。`]);
  expect(await notes(engineWith(['q:kindergarten', 'l:kindergarten']), '幼儿园教师资格证')).toEqual([]);
});

test('a post near the typed one is said, and who held that comes first', async () => {
  const engine = engineWith(['备课组长', 'j:math'], ['教研组长', 'j:math'], ['教研组长', 'j:physics']);
  const near = '其后是相近的“备课组长”“学科组长”“教研员”。';
  expect(await notes(engine, '教研组长 数学')).toEqual([`简历写到“教研组长”的排在前面，${near}`]);
  expect(await notes(engine, '教研组长 物理')).toEqual([]);
});

test('a class of trades is met by any of them, which is said', async () => {
  const engine = engineWith(['^软件', 's:higher-vocational'], ['^护理', 's:higher-vocational']);
  expect(await told(engine, '高职院校计算机专业带头人')).toMatchObject({
    parts: ['高职院校', '计算机'],
    notes: [
      '没有同时符合“专业带头人”的人才，以下按“高职院校”“计算机”列出。',
      '没有简历写到“计算机”，以下是同类专业，如“软件”“软件工程”“软件技术”。',
    ],
  });
});

test('how well somebody does something leaves nobody out where no resume tells of it', async () => {
  expect(await notes(engineWith(math), '班级管理能力强')).toEqual(['没有简历写到“班级管理能力强”，以下列出全部人才。']);
});

test('virtues alone leave nobody out', async () => {
  const { words, told: said } = await understood(engineWith(math), '有爱心 踏实');
  expect([words.required, said.notes]).toEqual([[], ['“有爱心”“踏实”要面谈和试讲才看得出，不作搜索条件。']]);
});

test('a grade or a class is named beside its 学段', async () => {
  expect(await notes(engineWith(math), '高中数学，能带高三，带过高考')).toEqual([
    '没有简历写到“高三、高考”，以下按“高中”列出。',
  ]);
  expect(await notes(engineWith(['^幼儿园教师', 's:preschool', '班主任']), '幼儿园主班老师')).toEqual([
    '简历写到“主班/班主任”的排在前面，其后按“幼儿教师”列出。',
  ]);
});

test('who teaches a trade under another name is found, and a near trade comes near', async () => {
  const crossBorder = ['^跨境', '^电商', 's:higher-vocational'];
  expect(await told(engineWith(crossBorder, math), '高职 电子商务')).toMatchObject({
    parts: ['高职', '电子商务'],
    notes: [],
  });
  const robots = ['^工业', '^机器人', 's:vocational'];
  for (const trade of ['机电一体化', '电气工程及其自动化'])
    expect(await notes(engineWith(robots, math), `中职 ${trade}`)).toEqual([
      `没有完全符合“${trade}”的人才，以下是相近的人才（想教或学过相近的专业）。`,
    ]);
});

test('who teaches what a certificate is about comes near, where nothing else says who is sought', async () => {
  expect((await told(engineWith(['j:english'], math), '英语专八 国际部')).parts).toEqual(['英语专八', '国际课程']);
  expect((await told(engineWith(['j:english'], math), '高中数学 英语专八')).parts).toEqual(['高中', '数学']);
});

test('a special school seeks who teaches such pupils, before any 学科', async () => {
  expect(await told(engineWith(['j:chinese'], ['j:special-education', 's:special']), '培智学校 语文')).toMatchObject({
    notes: ['没有同时符合“培智学校”“语文”的人才，以下是与“培智学校”相近的人才（学段、课程或专业相近）。'],
  });
});

test('a trade is what somebody teaches or has studied, and no mention of it', async () => {
  const { words } = await understood(engineWith(['化学', 's:undergraduate']), '有机化学');
  expect(JSON.stringify(words.required)).toContain('"m:化学"');
});

test('both of what is wished in one breath are wishes', async () => {
  expect(await notes(engineWith(math), '数学 清华北大优先')).toEqual([
    '“清华大学或北京大学”不是必须的条件，没有人同时符合，已略过。',
  ]);
});

test('who comes near a post that nobody has is said, and is of no other profession', async () => {
  const seniors = [
    ['t:4', 's:junior'],
    ['t:4', 's:undergraduate'],
  ];
  expect(await told(engineWith(...seniors), '九年一贯制学校副校长')).toMatchObject({
    parts: ['九年一贯制', '副校长'],
    notes: ['没有完全符合“副校长”的人才，以下是相近的人才（有高级职称）。', '“九年一贯制学校”按“小学”“初中”列出。'],
  });
  expect(await notes(engineWith(['j:pe', 's:primary']), '小学足球教练')).toEqual([
    '没有完全符合“足球教练”的人才，以下是相近的人才（想教或教过体育）。',
  ]);
  expect(await notes(engineWith(['m:护理', '^护理']), '校医')).toEqual(['没有符合“校医”的人才。']);
});

test('a 课题 of a level that nobody led is said, and who led others is near', async () => {
  expect(await told(engineWith(['d:主持课题', 'd:课题', '省级'], math), '主持过省级课题')).toMatchObject({
    notes: ['没有完全符合“主持省级及以上课题”的人才，以下是相近的人才（课题级别较低或没有写明）。'],
  });
});

test('who has only studied a trade stands behind who teaches it, and it is said', async () => {
  const engine = engineWith(['^护理', 's:vocational'], ['m:护理', '^康养', 's:vocational']);
  const rest = '所学专业为“护理”、想教或教过其他课程的人才';
  for (const keyword of ['护理老师', '护理'])
    expect(await notes(engine, keyword)).toEqual([`想教或教过“护理”的排在前面，其后是${rest}。`]);
});

test('a stage outlasts a way of teaching and a certificate beside it', async () => {
  const senior = ['j:math', 's:senior'];
  expect((await told(engineWith(senior, ['j:international']), '高中 IB')).parts).toEqual(['高中']);
  const japanese = ['^日语', 's:senior'];
  expect(await told(engineWith(japanese, senior, ['o:日语n1']), '日语N1 高中')).toMatchObject({
    parts: ['日语N1', '高中'],
    notes: ['没有完全符合“日语N1”的人才，以下是相近的人才（课程、岗位或专业相近）。'],
  });
});

test('work at a 民办 school is told by its contract, which is said', async () => {
  const engine = engineWith(['v:private', 't:4', 's:primary'], ['t:4', 's:primary']);
  expect(await notes(engine, '民办学校 执行校长')).toEqual([
    '没有完全符合“执行校长”的人才，以下是相近的人才（有高级职称）。',
    '“民办学校”按简历里的说法、用工形式和学段算，没有核对单位性质。',
  ]);
});

test('all words beside a post that nobody holds are named', async () => {
  expect(await notes(engineWith(['^辅导员']), '招生办主任 有生源渠道')).toEqual([
    '没有完全符合“招生办主任”“生源渠道”的人才，以下是相近的人才（想做辅导员）。',
  ]);
});

test('what is taught is kept, though no list has it and nobody has the way of teaching', async () => {
  expect((await told(engineWith(['经济'], ['c:440300']), 'A-Level经济老师 深圳')).parts).toEqual(['经济']);
});

test('of pupils led to a prize the level is said not to be compared', async () => {
  const engine = engineWith(['a:指导竞赛', 'j:dance']);
  expect(await notes(engine, '舞蹈 带学生获得省级以上奖')).toEqual([
    '“带学生获得省级以上奖”按指导学生竞赛获奖算，没有比较级别。',
  ]);
});

test('康复 beside 特教 is a major too', async () => {
  const special = ['j:special-education', 's:special'];
  const engine = engineWith([...special, 'm:教育康复'], special);
  expect(await told(engine, '特教 康复')).toMatchObject({ parts: ['特教', '康复专业'], notes: [] });
});

test('a 学段 alone does not stand for what is taught in it, or for a post', async () => {
  expect(await told(engineWith(math), '德语 高中')).toMatchObject({ notes: ['没有符合“德语”“高中”的人才。'] });
  expect(await notes(engineWith(['s:primary']), '小学 厨师')).toEqual(['没有符合“小学”“厨师”的人才。']);
});

test('a post that is called as a trade is told to be met by who teaches it', async () => {
  expect(await notes(engineWith(['^会计', '^教师']), '会计')).toEqual([
    '“会计”按求职意向和任职的名称算，也含任教这个专业的人才。',
  ]);
});

test('a wish says who is sought where all else is a skill that nobody has', async () => {
  expect((await told(engineWith(['j:chinese', 's:primary']), '想招几个会剪视频的，小学语文优先')).parts).toEqual([
    '小学',
    '语文',
  ]);
});

test('班主任 seeks who led a class first', async () => {
  expect(await notes(engineWith(['@班主任'], ['^班主任']), '班主任')).toEqual([
    '当过班主任的排在前面，其后是意向为班主任的人才。',
  ]);
});

test('会手语 seeks who teaches special pupils, before any 学科', async () => {
  const { parts } = await told(engineWith(['j:special-education', 's:special'], ['j:chinese']), '会手语的语文老师');
  expect(parts).toEqual(['特殊教育']);
});

test('a 学段 outlasts several of what somebody has, and a post that says what is taught outlasts a skill', async () => {
  const junior = ['j:math', 's:junior'];
  const senior = ['j:math', 's:senior', 't:4', 'e:master'];
  expect((await told(engineWith(junior, senior), '初中数学 硕士 高级职称')).parts).toEqual(['初中', '数学']);
  expect((await told(engineWith(['s:preschool', '^幼儿园教师'], ['j:music', '钢琴']), '幼师 钢琴')).parts).toEqual([
    '幼儿教师',
  ]);
  expect(
    (await told(engineWith(['j:history', 's:junior'], ['j:history', 'w:substitute']), '初一历史 代课')).parts,
  ).toEqual(['初中', '历史']);
});

test('who seeks to teach 竞赛 and has studied the 学科 serves as well, before anything is given up', async () => {
  const retired = ['j:olympiad', 'm:数学', 's:primary', 'i:retired'];
  expect(await told(engineWith(math, retired), '退休 数学')).toMatchObject({
    parts: ['退休教师', '数学'],
    notes: ['没有完全符合“数学”的人才，以下是相近的人才（想教竞赛、学过数学）。'],
  });
  expect((await told(engineWith([...math, 'i:retired'], retired), '退休 数学')).notes).toEqual([]);
});

test('思政课 is met by who studied what it teaches and teaches 政治, which keeps the degree', async () => {
  const politics = ['j:politics', 'm:马克思主义理论', 'e:master', 's:senior'];
  expect(
    await told(engineWith(['^思政', 'm:马克思主义理论'], politics, math), '思政课老师 马克思主义理论专业 硕士'),
  ).toMatchObject({
    parts: expect.arrayContaining(['硕士', '马克思主义理论专业']),
    notes: [expect.stringContaining('也含学马克思主义理论')],
  });
});

test('a trade beside one of a list is what somebody teaches or has studied, and no mention of it', async () => {
  const { words } = await understood(engineWith(['j:it', '^计算机'], ['m:人工智能']), '计算机或者人工智能');
  expect(JSON.stringify(words.required)).toContain('"m:人工智能"');
  expect(JSON.stringify(words.required)).not.toContain('"人工智能"');
});

test('副高 is held on any track', async () => {
  const professor = ['t:4', '副教授', 'e:doctor', '^机电', '机电'];
  expect(await told(engineWith(professor, ['t:3', 'e:doctor', '^机电', '机电']), '副高以上 机电 博士')).toMatchObject({
    parts: ['副高级职称及以上', '机电', '博士'],
    notes: [],
  });
});

test('beside filters a note speaks of those whom they leave', async () => {
  const asked = { filters: { keyword: '上海 数学', subject: ['math'] as const }, hidden: [], now: new Date() };
  const { told: said } = await understandTalents(engineWith(math), asked as never);
  expect(said.notes).toEqual(['筛选条件内没有同时符合“上海”的人才，以下按“数学”列出。']);
});

test('two subjects that were typed apart may mean one person: who has both comes first', async () => {
  const engine = engineWith(['j:fine-arts'], ['j:calligraphy'], ['j:calligraphy', '美术']);
  expect(await told(engine, '美术 书法')).toMatchObject({
    parts: ['美术、书法'],
    notes: ['兼写到“美术”和“书法”的排在前面，其后是其中之一相符的人才。'],
  });
  expect(await notes(engine, '美术或书法')).toEqual([]);
});

test('a headmaster comes near among teachers of schools, and an adviser among seniors', async () => {
  const senior = ['t:4'];
  expect(await notes(engineWith([...senior, 's:preschool']), '副校长')).toEqual(['没有符合“副校长”的人才。']);
  expect(await notes(engineWith([...senior, 's:primary']), '教学顾问')).toEqual([
    '没有完全符合“顾问”的人才，以下是相近的人才（有高级职称）。',
  ]);
});

test('who cooks a trade does not teach it', async () => {
  expect(await notes(engineWith(['食品']), '食堂厨师 面点')).toEqual(['没有符合“厨师”“食堂”“面点”的人才。']);
});

test('of a doctor the field may come near, and the degree is not given up', async () => {
  const engine = engineWith(['^机器人', '机器人', 'e:bachelor'], ['m:自动化', 'e:doctor']);
  expect(await notes(engine, '博士 机器人')).toEqual([
    '没有完全符合“机器人”的人才，以下是相近的人才（学段、课程或专业相近）。',
  ]);
  const school = engineWith(['^机器人', '机器人', 's:vocational'], ['j:coding', 's:primary']);
  expect((await told(school, '小学 机器人')).parts).toEqual(['小学', '机器人']);
});
