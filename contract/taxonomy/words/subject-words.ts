import type { SubjectCode } from '../subjects.ts';
import { wordLists } from './word-lists.ts';

/** One word may have several codes: 语数外, 理综. A bare 健康, 语言 or 社会 is not a kindergarten field, since it occurs everywhere. */
export const subjectWords = wordLists<SubjectCode>({
  'field-health': '健康领域 幼儿健康 五大领域 幼儿五领域',
  'field-language': '语言领域 幼儿语言 五大领域 幼儿五领域',
  'field-society': '社会领域 幼儿社会 五大领域 幼儿五领域',
  'field-science': '科学领域 幼儿科学 五大领域 幼儿五领域',
  'field-arts': '艺术领域 幼儿艺术 五大领域 幼儿五领域',
  childcare: '保育 保教',
  chinese: '语文 大语文 国文 作文 阅读写作 语数外 语数英 语数',
  math: '数学 数学思维 思维数学 高等数学 高数 奥数 语数外 语数英 语数 数理化 数竞 math maths',
  english:
    '英语 英文 english 少儿英语 大学英语 商务英语 自然拼读 新概念英语 雅思 托福 音标 剑桥英语 语数外 语数英 ielts toefl esl',
  japanese: '日语 日文 小语种',
  russian: '俄语 俄文 小语种',
  french: '法语 法文 小语种',
  german: '德语 德文 小语种',
  spanish: '西班牙语 西班牙文 西语 小语种',
  morality: '道德与法治 道德法治 道法 品德 思想品德 思品 品德与社会 品德与生活',
  politics: '思想政治 思政 政治 政史地 史地政 史政地 文综',
  history: '历史 历史学 history 政史地 史地政 史政地 文综',
  geography: '地理 geography 政史地 史地政 史政地 文综',
  'history-society': '历史与社会 人文与社会',
  science: '科学 科学课',
  physics: '物理 物理学 physics 物化生 理化生 数理化 理化 理综 物竞',
  chemistry: '化学 chemistry 物化生 理化生 数理化 理化 理综 化竞',
  biology: '生物 生物学 biology 物化生 理化生 理综 生竞',
  it: '信息科技/信息技术 信息科技 信息技术 信息课 信息老师 信息教师 信息技术教育 计算机 微机 电脑课 ict',
  technology: '通用技术 通技',
  pe: '体育与健康 体育 体育学 pe 体育与健身 体健 体能 体适能 篮球 足球 排球 游泳 乒乓球 羽毛球 网球 田径 武术 体操 健美操 跳绳 棒球 橄榄球 太极 跆拳道 击剑 轮滑 音体美 体音美 艺体',
  music:
    '音乐 音乐学 music 声乐 器乐 吉他 二胡 琵琶 架子鼓 大提琴 萨克斯 竹笛 葫芦丝 电子琴 长笛 钢琴 合唱 管乐 民乐 古筝 小提琴 视唱练耳 音体美 体音美 音美 艺体',
  'fine-arts': '美术 绘画 国画 油画 素描 水彩 水粉 版画 剪纸 手工 漫画 陶艺 画画 创意美术 音体美 体音美 音美 艺体',
  arts: '艺术',
  calligraphy: '书法 硬笔 软笔 写字',
  dance: '舞蹈 街舞 民族舞 爵士舞 现代舞 啦啦操 芭蕾 中国舞 拉丁舞 形体',
  drama: '戏剧 话剧 戏曲 表演',
  labour: '劳动 劳动教育 劳动技术 劳动课 劳技',
  practice: '综合实践 综合实践活动 综实 研学',
  psychology: '心育 心理健康 心理健康教育 心理 心理学 心理辅导 心理咨询 心理咨询师',
  'special-education': '特教 特殊教育 融合教育 资源教室 感统 言语康复 康复训练',
  general: '全科 全科教师 全学科 包班',
  international: '国际课程 国际部 国际高中 国际教育 alevel a-level ib ibdp pyp myp ap igcse gcse dse ossd vce amc sat',
  olympiad: '竞赛 竞赛教练 学科竞赛 奥赛 奥数 奥林匹克 信奥 信息学奥赛 信息学竞赛 数竞 物竞 化竞 生竞 amc',
  coding:
    '编程/科创 编程 少儿编程 科创 创客 机器人 人工智能教育 信奥 信息学奥赛 无人机 乐高 3d打印 steam stem scratch python c++',
});
