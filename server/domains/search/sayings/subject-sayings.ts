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
  teaches('math', '数学课 教算术 算术 教数学 珠心算'),
  teaches('chinese', '语文课 教语文 教作文 教拼音 教识字'),
  teaches('english', '英语课 教英语 教英文 英语口语 口语老师 教音标 外语老师 外语'),
  teaches('fine-arts', '教画画 画画老师 教美术 美术生 学美术 美术专业 美术类 学画画'),
  teaches('music', '教唱歌 唱歌 教音乐 学音乐 音乐专业 音乐生 声乐 教弹琴'),
  teaches('dance', '教跳舞 跳舞 学舞蹈 舞蹈专业 舞蹈老师 街舞老师 拉丁舞'),
  teaches('pe', '教体育 学体育 体育生 体育专业 体育课 体院'),
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
    said: '早教 早教老师 0-3岁 婴幼儿 小月龄 托幼 托育 托大班 亲子课',
    label: '托育、早教',
    means: { codes: { stage: 'nursery' }, words: '早教 托育 托班 托大班' },
  },
];
