import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';

const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const posts = [
  ['岗位代码', '用人单位', '岗位名称', '招聘人数', '学历', '专业', '年龄', '教师资格'],
  ['0101', '钱江湾中学', '高中数学教师', '2', '本科及以上', '数学类', '35周岁以下', '高级中学教师资格'],
  ['0102', '钱江湾小学', '小学语文教师', '3', '本科及以上', '中国语言文学类', '35周岁以下', '小学及以上教师资格'],
];
const chineseDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' });
const inDays = (days: number) => chineseDay.format(Date.now() + days * 86_400_000);

/** An announcement with the table of its posts; registration runs from yesterday for ten days. */
export async function announcement(title: string) {
  const lines = (texts: readonly string[]) => texts.map((text) => new Paragraph(text));
  const rows = posts.map(
    (row) => new TableRow({ children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
  );
  const children = [
    ...lines([title, '一、招聘岗位']),
    new Table({ rows }),
    ...lines([
      '二、报名',
      `报名时间：${inDays(-1)}9:00至${inDays(9)}17:00。`,
      '三、考试',
      `笔试时间：${inDays(20)}9:00-11:30。`,
      `面试时间：${inDays(30)}9:00-17:00。`,
      '笔试成绩占总成绩的50%，面试成绩占总成绩的50%。本次招聘不收取任何费用。',
      '四、公示',
      `公示时间：${inDays(40)}至${inDays(60)}。`,
      '咨询电话：0000-81206601',
    ]),
  ];
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return { name: '公告.docx', mimeType: wordFile, buffer };
}
