/** What a row of an import may tell, each with the names its column is known by, the likeliest first. */
export const importFields = {
  company: {
    label: '单位名称',
    names: [
      '单位名称',
      '学校名称',
      '学校名字',
      '学校',
      '单位',
      '公司名称',
      '招聘单位',
      '用人单位',
      '机构名称',
      '企业名称',
    ],
  },
  companyType: {
    label: '单位类型',
    names: ['单位类型', '学校类型', '学校性质', '办学性质', '单位性质', '机构类型', '企业性质'],
  },
  staff: { label: '教职工人数', names: ['教师人数', '教职工人数', '单位规模', '学校规模', '员工人数', '规模'] },
  title: {
    label: '职位名称',
    names: ['职位名称', '职位名字', '岗位名称', '招聘岗位', '招聘职位', '职位', '岗位', '需求岗位'],
  },
  salary: {
    label: '薪资',
    names: ['薪资', '薪资待遇', '薪酬', '工资', '薪水', '月薪', '年薪', '薪资范围', '工资待遇', '待遇'],
  },
  place: {
    label: '地区',
    names: ['地区', '工作地区', '所在地区', '工作城市', '城市', '区域', '所在城市', '省市', '所在地'],
  },
  address: {
    label: '工作地点',
    names: ['工作地点', '工作地址', '详细地址', '学校地址', '单位地址', '地址', '上班地点'],
  },
  experience: {
    label: '经验要求',
    names: ['工作经验要求', '经验要求', '工作经验', '工作年限', '经验', '教龄要求', '教龄'],
  },
  education: { label: '学历要求', names: ['学历要求', '最低学历', '学历', '学历学位'] },
  jobKind: {
    label: '用工形式',
    names: ['岗位类型', '工作性质', '用工形式', '职位类型', '岗位性质', '聘用方式', '编制', '编制类型', '工作类型'],
  },
  headcount: {
    label: '招聘人数',
    names: ['招聘人数', '人数', '需求人数', '需求数', '招聘名额', '计划数', '名额', '岗位数', '拟招人数'],
  },
  teacherKind: { label: '教师类型', names: ['教师类型', '人员类型', '招聘对象'] },
  lessonKind: { label: '上课方式', names: ['上课方式', '授课方式', '教学方式'] },
  stage: { label: '学段', names: ['学段', '任教学段', '招聘学段'] },
  subject: { label: '学科', names: ['学科', '任教学科', '科目', '招聘学科'] },
  arrival: { label: '到岗时间', names: ['到岗时间', '入职时间', '报到时间'] },
  updated: { label: '更新时间', names: ['职位更新时间', '更新时间', '发布时间', '发布日期', '更新日期'] },
  deadline: { label: '截止时间', names: ['截止时间', '截止日期', '报名截止', '有效期'] },
  benefits: { label: '福利', names: ['福利待遇简述', '福利待遇', '福利', '职位福利', '福利标签'] },
  benefitsText: { label: '福利详细', names: ['福利待遇详细', '福利详细', '福利说明'] },
  description: {
    label: '职位描述',
    names: [
      '职位详情与职责',
      '职位描述',
      '岗位职责',
      '职位详情',
      '岗位要求',
      '任职要求',
      '工作内容',
      '招聘要求',
      '备注',
    ],
  },
  link: { label: '原文链接', names: ['职位链接', '链接', '原文链接', '网址', 'url', '详情链接'] },
} as const satisfies Record<string, { label: string; names: readonly string[] }>;

export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportField[];

/** Without these nothing can be made of a row. */
export const neededFields: readonly ImportField[] = ['company', 'title'];

/** Which column of the table each field is read from. */
export type Mapping = Partial<Record<ImportField, string>>;

/** The cells of a row by field; a field without a column is ''. */
export type Cells = Record<ImportField, string>;
