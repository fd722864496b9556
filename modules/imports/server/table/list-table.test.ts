import { expect, test } from 'vitest';
import { listTable } from './list-table.ts';

/** The posts of a list by the cells that are named. */
const postsIn = (lines: string[], ...names: string[]) => {
  const [head = [], ...rows] = listTable(lines);
  return rows.map((row) => names.map((name) => row[head.indexOf(name)] ?? ''));
};

test('posts with labels below them', () => {
  expect(
    postsIn(
      [
        '一、招聘岗位及条件',
        '（一）机电技术专业教师（2名）',
        '1.学历：本科及以上学历，学士及以上学位；',
        '2.专业：机械工程、机械电子工程；',
        '3.年龄：35周岁以下。',
        '（二）专职校医（1名）',
        '1.学历：大专及以上学历；',
        '2.专业：临床医学。',
        '二、报名办法',
      ],
      '岗位名称',
      '招聘人数',
      '学历',
      '专业',
    ),
  ).toEqual([
    ['机电技术专业教师', '2', '本科及以上学历，学士及以上学位', '机械工程、机械电子工程'],
    ['专职校医', '1', '大专及以上学历', '临床医学'],
  ]);
});

test('posts whose demands are parted by bars, below the parts of a school', () => {
  expect(
    postsIn(
      [
        '▶ 小学部',
        '语文教师 3人｜本科及以上｜汉语言文学、小学教育',
        '▶ 后勤中心',
        '校车司机 2人｜初中及以上｜不限',
        '生活老师 若干｜高中及以上｜不限',
      ],
      '用人单位',
      '岗位名称',
      '招聘人数',
      '学历',
      '专业',
    ),
  ).toEqual([
    ['小学部', '语文教师', '3', '本科及以上', '汉语言文学、小学教育'],
    ['后勤中心', '校车司机', '2', '初中及以上', '不限'],
    ['后勤中心', '生活老师', '若干', '高中及以上', '不限'],
  ]);
});

test('a table drawn with signs, whose cells have several lines', () => {
  expect(
    listTable([
      '一、岗位',
      '┌──┬────┬──┬────────┐│序号│岗位    │名额│其他要求        │',
      '├──┼────┼──┼────────┤│1   │幼儿教师│5   │学前教育专业，有│',
      '│    │        │    │教师资格证      │',
      '├──┼────┼──┼────────┤',
      '│2   │保安    │2   │持保安员证      │',
      '└──┴────┴──┴────────┘',
      '二、报名',
    ]),
  ).toEqual([
    ['序号', '岗位', '名额', '其他要求'],
    ['1', '幼儿教师', '5', '学前教育专业，有教师资格证'],
    ['2', '保安', '2', '持保安员证'],
  ]);
});

test('majors without the word, and words that are none', () => {
  expect(
    postsIn(
      [
        '1、校医：1人，大专及以上，临床医学、护理学，持执业证',
        '2、信息老师：1人，本科及以上，计算机类',
        '3、语文老师：2人，本科及以上，热爱教育，从事小学语文教学',
      ],
      '岗位名称',
      '专业',
    ),
  ).toEqual([
    ['校医', '临床医学、护理学'],
    ['信息老师', '计算机类'],
    ['语文老师', ''],
  ]);
});

test('posts in paragraphs that are numbered with a wide point', () => {
  expect(
    postsIn(
      [
        '1．高中语文教师（4名）：硕士研究生及以上学历；中国语言文学类专业；具有高中语文教师资格证；有经验者优先。',
        '2．小学音乐教师（2名）：本科及以上学历；音乐类专业；具有小学及以上音乐教师资格证。',
      ],
      '岗位名称',
      '招聘人数',
      '学历',
      '专业',
      '备注',
    ),
  ).toEqual([
    [
      '高中语文教师',
      '4',
      '硕士研究生及以上学历',
      '中国语言文学类',
      '中国语言文学类专业；具有高中语文教师资格证；有经验者优先。',
    ],
    ['小学音乐教师', '2', '本科及以上学历', '音乐类', '音乐类专业；具有小学及以上音乐教师资格证。'],
  ]);
});

test('the parts of a school with their sums are no posts', () => {
  const lines = ['▶ 小学部（5人）', '语文教师3人；数学教师2人', '▶ 后勤（1人）', '校医1人'];
  expect(postsIn(lines, '岗位名称', '招聘人数', '备注')).toEqual([
    ['语文教师', '3', '小学部'],
    ['数学教师', '2', '小学部'],
    ['校医', '1', '后勤'],
  ]);
});

test('a sum with the numbers of its parts is no list of posts', () => {
  expect(listTable(['招聘中小学教师30名，其中初中12名、高中18名。'])).toEqual([]);
});
