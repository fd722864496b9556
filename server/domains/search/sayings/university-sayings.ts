import type { Saying } from './saying.ts';

/** Posts of universities, and groups of posts by what offices call them. */
export const universitySayings: Saying[] = [
  {
    why: 'Whoever teaches, as a kind of post.',
    said: '教书 授课 教学岗 教学岗位 授课岗 任课 任课教师 任课老师 教师岗 教师岗位',
    label: '教学岗',
    means: {
      codes: { role: 'teacher homeroom kindergarten teaching-first teaching-research ideology lecturer' },
    },
  },
  {
    why: 'Offices of a university or school.',
    said: '管理岗 管理岗位 管理人员 行政管理 行政管理岗 行政管理人员 职员岗 机关岗位',
    label: '行政管理',
    means: {
      codes: { role: 'administration personnel finance academic-affairs employment admissions archives middle' },
    },
  },
  {
    why: 'Offices, and what serves teaching: library, laboratory, network.',
    said: '行政教辅 教辅 教辅岗 教辅人员 教辅岗位 教学辅助 行政教辅岗 党政管理',
    label: '行政教辅',
    means: {
      codes: {
        role: 'administration personnel finance academic-affairs employment admissions archives library lab it-support',
      },
    },
  },
  {
    why: 'Who leads a school of a university or an office; 中层 and 高层次人才 are announced alike.',
    said: '院长 副院长 系主任 系副主任 学院院长 教研室主任 处长 副处长 科长 副科长 所长 部长',
    label: '院系负责人',
    means: { codes: { role: 'middle head deputy-head high-level' }, words: '院长 系主任' },
  },
  {
    why: 'Chairs and talent programmes of universities.',
    said: `特聘教授 讲席教授 特聘研究员 特聘 讲席 特任教授 特聘岗 青年教授 学术带头人 领军人才 拔尖人才 青年拔尖人才 青年人才 海外人才 海外引才 高端人才
    引进人才 人才引进 引才 杰青 优青 海外优青 长江学者 长江 院士 学科负责人`,
    label: '高层次人才',
    means: { codes: { role: 'high-level' } },
  },
  {
    why: 'A team of researchers hires at every level.',
    said: '院士团队 导师团队 科研团队 创新团队 课题组 研究团队 课题组招聘',
    label: '科研团队',
    means: { codes: { role: 'postdoc research-assistant research-only' }, words: '课题组 院士' },
  },
  {
    why: 'Teachers of the compulsory political courses of colleges.',
    said: '马院 马克思主义学院 思政课教师 思政教师 思政课老师 高校思政 大学思政',
    label: '思政课教师',
    means: { codes: { role: 'ideology' }, words: '思政 马克思主义' },
  },
];
