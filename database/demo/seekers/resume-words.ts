import type { SubjectCode } from '#contract/taxonomy/subjects.ts';

/** What teachers write of their work; {subject} {stage} {n} {m} are filled in. */
export const achievements: readonly string[] = [
  '所带两个班期末均分列年级第 {n}、第 {m}；独立开设校级公开课 {n} 次。',
  '承担 {n} 个教学班{subject}教学，学生评教连续两年优秀。',
  '担任{subject}备课组长，牵头编写校本作业，全组共用。',
  '指导学生获市级以上竞赛奖项 {n} 人次，本人获优秀指导教师。',
  '所带班级获校“文明班级”称号 {n} 次，家长满意度 98%。',
  '完成区级公开课 {n} 节，参与市级课题 1 项，撰写案例 {m} 篇。',
  '接手基础薄弱班级，一学年后及格率提高 {m} 个百分点。',
  '负责年级{subject}社团，每周活动一次，成果在校艺术节展出。',
  '参与课后服务课程开发，形成一套可复用的教案和学习单。',
];

/** What a student teacher has done. */
export const practiceAchievements: readonly string[] = [
  '独立授课 {m}4 节，协助班主任管理一个 4{n} 人的班级。',
  '听课 {m}0 余节，独立完成一个单元的教学设计与授课，获评优秀实习生。',
  '跟随指导老师备课、批改与答疑，上汇报课 {n} 次。',
  '协助组织班会和课后服务，撰写实习反思 {m} 篇。',
];

export const kindergartenAchievements: readonly string[] = [
  '带班 {n} 学年，班级出勤率保持在 95% 以上，无安全事故。',
  '承担园级自主游戏观摩 {n} 次，撰写观察记录 {m}0 余篇。',
  '主持“小小菜园”项目课程，案例获区级二等奖。',
  '负责园所大班幼小衔接课程，家长开放日获好评。',
];

export const collegeAchievements: readonly string[] = [
  '年均授课 3{n}0 学时，学生评教位列学院前 20%。',
  '主持校级教改项目 1 项，参与省级在线精品课建设。',
  '指导学生获省级技能大赛一等奖 {n} 项。',
  '以第一作者发表论文 {n} 篇，参与国家级课题 1 项。',
  '担任 {n} 个班的班级导师，毕业去向落实率 96%。',
];

export const honours: readonly (readonly [title: string, issuer: string])[] = [
  ['区青年教师优质课评比一等奖', '区教研部门'],
  ['区青年教师优质课评比二等奖', '区教研部门'],
  ['市教学基本功比赛二等奖', '市教育学会'],
  ['校优秀班主任', '所在学校'],
  ['市级公开课《{lesson}》', '市教研部门'],
  ['校级教学新秀', '所在学校'],
  ['省级“一师一优课”', '省级评选'],
  ['优秀指导教师', '学科竞赛组委会'],
  ['区教坛新秀', '区教育系统'],
];

export const studentHonours: readonly (readonly [title: string, issuer: string])[] = [
  ['国家励志奖学金', '就读学校'],
  ['校一等奖学金', '就读学校'],
  ['省师范生教学技能竞赛二等奖', '竞赛组委会'],
  ['校三好学生', '就读学校'],
  ['优秀实习生', '实习学校'],
  ['“互联网+”大赛校级银奖', '就读学校'],
  ['优秀学生干部', '就读学校'],
];

export const lessons: Partial<Record<SubjectCode, readonly string[]>> = {
  chinese: ['背影', '赤壁赋', '慈母情深', '祖父的园子'],
  math: ['函数的单调性', '勾股定理', '认识百分数', '椭圆及其标准方程'],
  english: ['Reading for Writing', 'My Day', 'Healthy Diet'],
  physics: ['牛顿第三定律', '浮力', '楞次定律'],
  chemistry: ['离子反应', '质量守恒定律'],
  biology: ['细胞膜的结构', '人体的呼吸'],
  history: ['辛亥革命', '丝绸之路'],
  geography: ['大气热力环流', '等高线地形图'],
  politics: ['市场配置资源', '全过程人民民主'],
  morality: ['我们的民族小学', '法律保障生活'],
};

export const papers: readonly string[] = [
  '核心素养导向下的{subject}单元整体教学设计',
  '大概念统领的{stage}{subject}课堂提问研究',
  '“双减”背景下{stage}{subject}作业分层的实践',
  '项目化学习在{subject}教学中的应用',
  '基于证据的课堂观察与{subject}教学改进',
  '生成式人工智能支持下的{subject}备课实践',
];

export const journals: readonly string[] = [
  '《学科教学研究》',
  '《基础教育参考》',
  '《教师发展》',
  '《课程与课堂》',
  '市教育学会论文集',
];

export const projects: readonly (readonly [title: string, role: string])[] = [
  ['区级课题“分层作业的设计与评价”', '参与'],
  ['校级课题“小组合作学习的有效性研究”', '主持'],
  ['市级规划课题“跨学科主题学习”', '参与，负责案例部分'],
  ['校本课程“生活中的{subject}”', '主编'],
];

export const otherCertificates: readonly string[] = [
  '全国计算机等级考试二级',
  '机动车驾驶证 C1',
  '心理健康教育 C 证',
  '中小学心理健康教育 B 证',
  '红十字救护员证',
  '书法等级考试六级',
  '家庭教育指导师培训合格证',
];

export const intros: readonly string[] = [
  '热爱{subject}教学，课堂有条理、有温度。习惯课后写反思，善于和学生、家长沟通，希望在一所重视教研的学校长期工作。',
  '踏实、细心，能静下心备课。板书与普通话基本功扎实，会用信息化手段让课堂更直观，愿意承担班主任工作。',
  '有较强的学习能力和团队意识，能很快融入备课组。喜欢和学生在一起，相信每个孩子都能被看见。',
  '教学风格亲切，注重启发提问。长期坚持阅读与写作，愿意参与课题研究和校本课程建设。',
  '做事有计划，抗压能力好，能胜任跨年级教学和社团指导。期待一个能够专注课堂的环境。',
  '实习期间独立承担过完整单元教学，得到指导老师肯定。愿意从一节一节课做起，稳稳成长。',
  '多年一线教学，熟悉新课标与命题评价，能带新教师，也愿意继续学习新的技术和方法。',
];
