import type { Saying } from './saying.ts';

const teaches = (subject: string, said: string, label?: string): Saying => ({
  why: 'The subject by what is done in it.',
  said,
  ...(label ? { label } : {}),
  means: { codes: { subject } },
});

/** Subjects and stages that people name otherwise than the lists. */
export const subjectSayings: Saying[] = [
  {
    why: 'Chinese for foreigners: taught as 语文 or 中文 at international schools.',
    said: '国际汉语 对外汉语 国际中文 汉语国际教育 汉语国际 对外汉语老师 国际中文教师 教外国人中文 教老外中文 教外国人汉语 华文 中文教师 中文老师 汉语老师 汉语教师',
    label: '国际汉语',
    near: '语文',
    means: {
      words: '国际汉语 对外汉语 国际中文 汉语国际教育',
      anywhere: true,
      also: { subject: 'chinese' },
      within: { subject: 'chinese' },
    },
  },
  {
    why: 'The method of Montessori; a kindergarten that follows it has it in its name.',
    said: '蒙氏 蒙氏老师 蒙氏教师 蒙氏班 蒙特梭利 蒙台梭利 蒙式 蒙氏幼儿园 蒙氏教育 蒙氏助教',
    label: '蒙氏',
    means: { words: '蒙氏 蒙台梭利 蒙特梭利' },
  },
  {
    why: 'Board games have no code: titles name them.',
    said: '下棋 教棋 棋类 棋艺 下围棋 下象棋 棋牌 棋类老师',
    label: '棋类',
    means: { words: '围棋 象棋 国际象棋 五子棋' },
  },
  {
    why: 'Speech and hosting have no code: texts name them.',
    said: '口才 口才老师 主持 主持人 主持人老师 少儿主持 小主持人 演讲 演讲与口才 语言表达 播音 播音主持 表演口才',
    label: '口才、主持',
    near: '非学科培训',
    means: { words: '口才 播音 少儿主持', anywhere: true, within: { companyType: 'interest-training' } },
  },
  {
    why: 'Places of one art or sport are sought for that.',
    said: '琴行 琴房 音乐机构 音乐培训 钢琴机构',
    label: '音乐',
    means: { codes: { subject: 'music' } },
  },
  {
    why: 'Places of one art or sport are sought for that.',
    said: '画室 画画机构 美术机构 画画班 美术班 美术画室',
    label: '美术',
    means: { codes: { subject: 'fine-arts' } },
  },
  {
    why: 'Places of one art or sport are sought for that.',
    said: '舞蹈机构 舞房 舞蹈班 舞蹈培训 舞蹈室 舞社',
    label: '舞蹈',
    means: { codes: { subject: 'dance' } },
  },
  {
    why: 'Places of one art or sport are sought for that.',
    said: '武馆 跆拳道馆 游泳馆 健身房 篮球馆 球馆 体能馆 运动馆 体育机构 体育俱乐部 体适能馆',
    label: '教练',
    means: { codes: { role: 'coach' } },
  },
  {
    why: 'A trade that is taught at vocational schools, not done.',
    said: '教会计 教财会 教财务 教记账',
    label: '会计（教学）',
    means: { words: '会计', except: { role: 'finance' } },
  },
  {
    why: 'A trade that is taught at vocational schools, not done.',
    said: '教护理 教护士 教护工',
    label: '护理（教学）',
    means: { words: '护理', except: { role: 'doctor nurse' } },
  },
  {
    why: 'A trade that is taught at vocational schools, not done.',
    said: '教做饭 教厨艺 教烹饪 教做菜 教西点 教面点',
    label: '烹饪（教学）',
    means: { words: '烹饪 餐饮', except: { role: 'canteen' } },
  },
  {
    why: 'A trade that is taught at vocational schools, not done.',
    said: '教修车 教汽修 教汽车维修 修车 汽修',
    label: '汽车',
    means: { words: '汽车 汽修' },
  },
  teaches('math', '数学课 教算术 算术 教数学 珠心算'),
  teaches('chinese', '语文课 教语文 教作文 教拼音 教识字'),
  teaches('english', '英语课 教英语 教英文 英语口语 口语老师 教音标 外语老师 外语'),
  teaches('fine-arts', '教画画 画画老师 教美术 美术生 学美术 美术专业 美术类 学画画'),
  teaches(
    'music',
    '教唱歌 教声乐 教钢琴 教古筝 教小提琴 教吉他 教乐器 教架子鼓 唱歌 教音乐 学音乐 音乐专业 音乐生 声乐 教弹琴',
  ),
  teaches('dance', '教跳舞 教舞蹈 教街舞 教拉丁 教芭蕾 跳舞 学舞蹈 舞蹈专业 舞蹈老师 街舞老师 拉丁舞'),
  teaches(
    'pe',
    '教体育 教踢球 踢球 教打球 打球 教足球 教羽毛球 教乒乓球 教跑步 教游泳 教武术 学体育 体育生 体育专业 体育课 体院',
  ),
  teaches('it', '教电脑 电脑老师 教计算机 信息老师 信息课 计算机老师 计算机课 微机课'),
  teaches('calligraphy', '教写字 毛笔字 教书法 写字老师 硬笔书法'),
  teaches('psychology', '学心理 心理学专业 教心理 心理课 心理专业'),
  teaches('morality politics', '教政治 思政 政治老师', '政治、道法'),
  teaches('morality', '教道法 道法老师 道法教师 思想品德 品德 思品 思品老师'),
  {
    why: 'Names of the stages in Taiwan.',
    said: '国小 国民小学',
    label: '小学',
    means: { codes: { stage: 'primary' } },
  },
  {
    why: 'Names of the stages in Taiwan.',
    said: '国中 国民中学',
    label: '初中',
    means: { codes: { stage: 'junior' } },
  },
  teaches('science', '科学老师 教科学 科学课 科学教师'),
  teaches('labour', '劳动课 劳动老师 劳技老师'),
  teaches('international', 'ap课程 ib课程 alevel a-level a level ib ap igcse 国际课程 国际部 出国留学课程'),
  {
    why: 'Children with special needs.',
    said: '特教 特殊教育 特教老师 特教教师 自闭症 自闭症儿童 孤独症 特殊儿童 特殊孩子 融合教育 星星的孩子 智障儿童 听障',
    label: '特殊教育',
    means: { codes: { subject: 'special-education', stage: 'special' } },
  },
  {
    why: 'Children under three.',
    said: '早教 早教中心 早教机构 早教园 亲子园 教0-3岁 0-3岁宝宝 0到3岁 教婴儿 教宝宝 早教老师 0-3岁 婴幼儿 小月龄 托幼 托育 托大班 亲子课',
    label: '托育、早教',
    means: { codes: { stage: 'nursery' }, words: '早教 托育 托班 托大班' },
  },
];
