import writeXlsxFile from 'write-excel-file/node';

const head = ['岗位名称', '薪资', '学历', '经验', '招聘人数', '地区', '岗位类别', '编制', '学段', '学科', '岗位职责'];
const duties = '承担教学工作，参与教研活动，指导学生社团。';
const subjects = ['语文', '数学', '英语', '物理', '化学', '生物', '历史', '地理', '音乐', '体育'];

/** A workbook of posts as a school keeps it. Three rows are bad: one has no title, one no duties, one duties of two characters. */
export async function tableOfPosts(count: number, { mended = false } = {}) {
  const rows = Array.from({ length: count }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? '';
    const title = `高中${subject}教师（${at + 1} 号岗）`;
    return [title, '9-15K/月', '本科', '1-3年', '2', '杭州-西湖区', '专任教师', '校聘合同', '高中', subject, duties];
  });
  const spoil = (at: number, column: string, value: string) => rows[at]?.splice(head.indexOf(column), 1, value);
  if (!mended) {
    spoil(11, '岗位名称', '');
    spoil(27, '岗位职责', '教书');
    spoil(44, '岗位职责', '');
  }
  const cells = [head, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return {
    name: '岗位表.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile(cells).toBuffer(),
  };
}
