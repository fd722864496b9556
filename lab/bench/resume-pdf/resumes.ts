import { type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';

const jober = {
  id: '1',
  name: '林知夏',
  gender: 'female',
  birthday: '1996-05-12',
  education: 'master',
  identity: 'teacher',
  cityCode: '330100',
  avatarUrl: null,
  phone: '13800138000',
} as const;

const months = (index: number) => {
  const year = 2025 - index;
  return { from: `${year}-09`, to: index === 0 ? 'now' : `${year + 1}-07` };
};

const note =
  '承担高一、高二两个班的数学教学，所带班级期末均分列年级第 2、第 4；指导 3 名学生获省数学竞赛二等奖。\n主持区级公开课《函数的单调性》，参与编写校本教材《数学建模入门》，负责第三、第五章。';

/** A resume of about this many thousand characters, in a teacher's words. */
export function resumeOf(
  experiences: number,
  records: number,
  more: { note?: string; name?: string } = {},
): ResumeSnapshot {
  const content = resumeContent.parse({
    email: 'linzhixia@example.com',
    intentions: [
      {
        key: 'w',
        title: '高中数学教师',
        stage: 'senior',
        subject: 'math',
        cityCodes: ['330100'],
        salaryMin: 1_000_000,
        salaryMax: 1_500_000,
      },
    ],
    educations: [
      {
        key: 'm',
        school: '东海师范大学',
        major: '学科教学（数学）',
        education: 'master',
        from: '2020-09',
        to: '2023-06',
      },
      {
        key: 'b',
        school: '浙东师范大学',
        major: '数学与应用数学（师范）',
        education: 'bachelor',
        from: '2016-09',
        to: '2020-06',
      },
    ],
    experiences: Array.from({ length: experiences }, (_, index) => ({
      key: `e${index}`,
      employer: `杭州青枫高级中学${index === 0 ? '' : `第 ${index + 1} 校区`}`,
      position: '高中数学教师，高一（6）班班主任',
      stage: 'senior',
      subject: 'math',
      ...months(index),
      weeklyLessons: 14,
      homeroom: index % 2 === 0,
      note: more.note ?? note,
    })),
    certificates: [
      {
        key: 'c',
        kind: 'senior',
        subject: 'math',
        issued: '2023-06',
        validUntil: '2028-06',
        number: '20233300142000417',
      },
    ],
    titles: [{ key: 't', level: 'school-2', issued: '2024-09' }],
    languages: { putonghua: '2a', foreign: [{ key: 'f', name: '英语', level: 'CET-6 548 分' }] },
    papers: Array.from({ length: records }, (_, index) => ({
      key: `p${index}`,
      title: `核心素养视角下函数概念教学的单元设计研究（${index + 1}）`,
      issuer: '《中学数学教学参考》',
      when: '2024-03',
      index: 'ordinary',
      authorship: 'first',
      note: '以三所学校 412 名学生为样本，比较两种导入方式对概念理解的影响。',
    })),
    honours: Array.from({ length: records }, (_, index) => ({
      key: `h${index}`,
      title: `上城区青年教师优质课评比二等奖（第 ${index + 1} 届）`,
      when: '2025-05',
      kind: 'lesson',
      level: 'county',
    })),
    intro:
      '热爱课堂，相信每个学生都能学好数学。善于用生活中的例子引入抽象概念，课堂气氛活跃而有序；能独立承担毕业班教学，乐于做班主任工作。',
  });
  return { jober: { ...jober, name: more.name ?? jober.name }, resumeName: '公办高中版', content };
}
