import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';

interface Template {
  description: string;
  /** Usual requirements; fill only empty fields. */
  usual: Partial<PostDraftForm>;
}

const write = (duties: string[], wants: string[]) =>
  [
    '岗位职责：',
    ...duties.map((line, at) => `${at + 1}. ${line}`),
    '',
    '任职要求：',
    ...wants.map((line, at) => `${at + 1}. ${line}`),
  ].join('\n');

const certified = '持有相应学段学科的教师资格证，普通话二级乙等及以上（语文学科二级甲等及以上）';

const teacher: Template = {
  description: write(
    [
      '承担本学科课堂教学，做好备课、作业批改与学情分析',
      '参与教研组活动，每学期至少开设一节公开课',
      '指导学生社团或综合实践活动，做好家校沟通',
      '按学校安排承担晚自习、监考等工作',
    ],
    [
      '本科及以上学历，所学专业与任教学科一致或相近',
      certified,
      '理解课程标准，能独立完成教学设计与试讲',
      '责任心强，善于与学生、家长沟通',
    ],
  ),
  usual: { education: 'bachelor', experience: 'any', requirements: { putonghua: '2b' } },
};

/** Template texts by 岗位类别. Roles without one use their group's. */
const templates: Partial<Record<RoleCode, Template>> = {
  teacher,
  homeroom: {
    description: write(
      [
        '担任班主任，负责班级日常管理、班风建设与学生综合评价',
        '承担一门学科的教学工作',
        '组织家长会、主题班会与班级活动，及时与家长沟通',
        '关注学生身心健康，做好安全教育与个别辅导',
      ],
      [`本科及以上学历，${certified}`, '有班主任或团队管理经历，能处理突发情况', '有耐心，善于倾听，能与任课教师协作'],
    ),
    usual: {
      education: 'bachelor',
      experience: '1-3',
      requirements: { putonghua: '2b', homeroom: '1 年及以上班主任经历' },
    },
  },
  kindergarten: {
    description: write(
      [
        '组织幼儿一日生活与游戏活动，落实五大领域课程',
        '观察记录幼儿发展，撰写成长档案',
        '创设班级环境，制作玩教具',
        '与保育老师配合，做好家园共育',
      ],
      [
        '大专及以上学历，学前教育相关专业',
        '持有幼儿园教师资格证',
        '掌握弹、唱、讲、画等基本技能中的一项以上',
        '尊重儿童，有观察力，情绪稳定',
      ],
    ),
    usual: {
      education: 'college',
      certificate: 'kindergarten',
      stages: ['preschool'],
      requirements: { putonghua: '2b' },
    },
  },
  nurse: {
    description: write(
      ['负责幼儿进餐、午睡、盥洗等生活照料', '做好班级清洁、消毒与通风并记录', '协助教师组织户外活动，保证幼儿安全'],
      ['高中及以上学历', '持有保育师（保育员）证书和健康证', '细致勤快，能按规范操作'],
    ),
    usual: { education: 'senior', stages: ['preschool'] },
  },
  counsellor: {
    description: write(
      [
        '负责所带年级学生的思想政治教育与日常管理',
        '开展党团和班级建设、学风建设、奖助评定',
        '做好学生心理健康、就业指导与危机事件应对',
        '入住学生公寓值班，参与学校安排的专项工作',
      ],
      ['硕士研究生及以上学历，中共党员', '有学生干部或学生工作经历', '具备较强的组织、沟通与文字能力'],
    ),
    usual: { education: 'master', stages: ['undergraduate'] },
  },
  'teaching-research': {
    description: write(
      [
        '承担本科生、研究生课程教学，指导毕业论文',
        '围绕学科方向开展科学研究，申报各级科研项目',
        '参与专业建设、课程建设与社会服务',
      ],
      [
        '博士研究生学历学位，本硕博学科方向相关',
        '具有独立开展科研的能力，发表过代表性成果',
        '身心健康，能胜任教学与科研工作',
      ],
    ),
    usual: { education: 'doctor', stages: ['undergraduate'] },
  },
  substitute: {
    description: write(
      ['代上本学科课程，完成备课、授课与作业批改', '按课表到校，配合年级组完成测试与讲评'],
      [`专科及以上学历，${certified}`, '能保证聘期内稳定到课，有代课经历者可优先安排'],
    ),
    usual: { education: 'college', tenure: 'hourly', experience: 'any' },
  },
  'academic-affairs': {
    description: write(
      ['负责排课、调课、考务与成绩管理', '维护学籍、教材与教学档案', '统计分析教学数据，协助组织教研与评课'],
      ['本科及以上学历，有学校教务工作经历', '熟练使用表格与教务系统', '细致有条理，服务意识强'],
    ),
    usual: { education: 'bachelor', experience: '1-3' },
  },
  doctor: {
    description: write(
      ['负责师生常见伤病的处置与转诊', '组织晨检、体检与传染病防控，建立健康档案', '开展健康教育与食品、饮水卫生检查'],
      ['大专及以上学历，临床医学或护理相关专业', '持有执业医师或护士资格证', '有急救经验，能应对突发情况'],
    ),
    usual: { education: 'college' },
  },
  psychologist: {
    description: write(
      [
        '承担心理健康课程，开展团体与个别辅导',
        '建立学生心理档案，做好筛查、预警与转介',
        '面向教师与家长开展心理健康培训',
      ],
      ['本科及以上学历，心理学相关专业', '持有心理健康教育教师资格证', '有学校心理辅导或危机干预经历'],
    ),
    usual: { education: 'bachelor', subjects: ['psychology'], requirements: { majors: ['心理学', '应用心理学'] } },
  },
  boarding: {
    description: write(
      ['负责住校生的作息、内务与安全巡查', '与班主任配合，关心学生生活与情绪', '记录宿舍情况，及时上报并处理突发事件'],
      ['高中及以上学历，身体健康，能住校值班', '有耐心和责任心，有寄宿制学校经历者更佳'],
    ),
    usual: { education: 'senior' },
  },
  lecturer: {
    description: write(
      ['承担课程讲授、课后答疑与学习反馈', '参与课程研发与讲义编写', '参加教研与试讲评课，持续改进教学'],
      ['本科及以上学历，持有教师资格证', '表达清楚，有课堂感染力，有授课经历', '认真负责，能适应周末上课'],
    ),
    usual: { education: 'bachelor', stages: ['training'] },
  },
  administration: {
    description: write(
      ['负责公文流转、会议组织与档案管理', '协助校园活动的筹备、宣传与接待', '做好后勤与各部门之间的协调'],
      ['本科及以上学历，有行政或文秘工作经历', '文字功底好，熟练使用办公软件', '做事有条理，善于协调'],
    ),
    usual: { education: 'bachelor' },
  },
};

const templateOf = (role: RoleCode): Template => templates[role] ?? teacher;
export const hasOwnTemplate = (role: RoleCode): boolean => role in templates;

/** The template text, and the usual requirements for empty fields. */
export function withTemplate(form: PostDraftForm, role: RoleCode): Partial<PostDraftForm> {
  const { description, usual } = templateOf(role);
  const { requirements, ...rest } = usual;
  const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  const fresh = Object.entries(rest).filter(([name]) => empty(form[name as keyof PostDraftForm]));
  return { ...Object.fromEntries(fresh), requirements: { ...requirements, ...form.requirements }, description };
}
