import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut, inName, inTitle } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import type { TalentPart } from './talent-part.ts';

/** Trades that vocational schools and universities teach: each line has those of which any comes near the others. */
const trades = `
机电 机电一体化 机械 机械工程 机械设计 数控 数控技术 模具 焊接 智能制造 工业机器人 机器人 电子 电子技术 电子信息 自动化 电气 电气自动化 电气工程 控制科学与工程
电商 电子商务 跨境电商 直播电商 市场营销 网络营销 国际贸易 国际经济与贸易 商务英语 工商管理
计算机 软件 软件工程 软件技术 大数据 云计算 物联网 物联网工程 人工智能 网络安全 网络空间安全 网络技术 网络工程 信息安全 计算机科学与技术 通信
汽修 汽车 新能源汽车 汽车检测 汽车维修 车辆 车辆工程
护理 护理学 老年护理 健康管理 养老 助产 临床 临床医学 医学 口腔 口腔医学 公共卫生 中医 针灸 药学 药剂 中药 中药学 药品 制药 医药
建筑 土建 建筑工程 土木 土木工程 工程造价 造价 工程管理 结构工程 施工 装配式
会计 财务 财会 财经 审计 金融 金融学 财务管理 经济学 税务 统计学
法学 法律 知识产权 社会工作
物流 现代物流 物流工程 物流管理 供应链 供应链管理
轨道 轨道交通 铁路 铁道 高铁 交通 交通运输 航空 空乘 民航 城市轨道交通
动漫 动画 数字媒体 平面设计 室内设计 广告 广告设计 艺术设计 设计学 视觉传达 影视后期
播音 播音主持 主持 新闻 传媒 新闻传播 影视 戏剧影视
烹饪 西点 面点 中式面点 西式面点 中西面点 西餐 餐饮 食品 食品检测 食品科学与工程 食品质量与安全 营养
旅游 旅游管理 酒店 酒店管理 导游 会展
农学 园艺 园林 林学 作物学 风景园林 植物保护
畜牧 兽医 畜牧兽医 宠物 动物科学 动物医学
化工 有机化学 无机化学 分析化学 应用化学 材料 材料科学 化学与材料 材料科学与工程 高分子化学与物理
环境 环境科学 环境工程 环保 生态学
康复 康复治疗 康复治疗学 教育康复 言语康复 听力
早教 托育 婴幼儿托育 幼儿保育 保育 学前教育
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
export const tradeNames = trades.flat();
/** Whether a word is the whole name of one: 工业机器人, which is more than 机器人. */
export const isTrade = (word: string): boolean => tradeNames.includes(word);

/** Names of one trade. */
const sameTrades: readonly (readonly [RegExp, readonly Query[]])[] = [
  [/^计算机/u, [lexeme.subject('it'), lexeme.subject('coding'), ...cut('计算机').map(lexeme.major)]],
  [/^(?:电子商务|电商)$/u, ['电子商务', '电商'].flatMap((name) => [inTitle(name), inName(name), lexeme.major(name)])],
  [/^机电(?!一体化)/u, [inTitle('机电'), inName('机电'), ...['机电', '机械电子'].map(lexeme.major)]],
  [/^(?:汽修|汽车维修)$/u, [inTitle('汽车'), inName('汽车')]],
];

/** Names of a whole class of the catalogue, which a school types for any of its trades. */
const classes = new Set('计算机 汽车 汽修 财经 财会 土建 旅游 传媒 艺术设计 医药 交通'.split(' '));

/** What says nothing of a trade without the word before it. */
export const vague = new Set(
  '普通 管理 技术 工程 应用 教育 教学 指导 辅导 服务 训练 设计 运营 检测 维修 实操 老师 教师 专业 基础 实训 研究 学生 学校 儿童 商务'.split(
    ' ',
  ),
);

interface Trade {
  /** Who teaches it under another name. */
  same: readonly Query[];
  /** Who teaches or studied what the text begins with, then any of its line. */
  nearest: readonly Query[];
  near: readonly Query[];
  /** Other trades of the class that the text names: any of them is meant. */
  others: readonly string[];
}

/** The trade that a text begins with: 电气工程及其自动化 is 电气工程, and 酒店服务 the trade of 酒店. Null for none. */
export function tradeOf(text: string): Trade | null {
  const name = text.replace(/(?:专业|方向|老师|教师|教学)+$/gu, '');
  const begun = name.includes('过') ? [] : tradeNames.filter((word) => name.startsWith(word));
  const word = begun.toSorted((one, other) => other.length - one.length)[0];
  if (word === undefined) return null;
  const titled = (one: string) => allOf(cut(one).map(inTitle));
  const taught = (one: string) => [titled(one), lexeme.major(one)];
  const line = trades.find((words) => words.includes(word)) ?? [];
  const others = classes.has(name.replace(/类$/u, '')) ? line.filter((one) => one !== word) : [];
  return {
    same: [...sameTrades.flatMap(([named, queries]) => (named.test(name) ? queries : [])), ...others.map(titled)],
    nearest: taught(word),
    near: line.flatMap(taught),
    others,
  };
}

/** Who teaches a trade, or has, comes before who has only studied it. */
export const teachingFirst = (name: string): TalentPart['narrower'] =>
  tradeOf(name)?.same.length === 0
    ? {
        text: name,
        query: anyOf([inTitle, inName].map((mark) => allOf(cut(name).map(mark)))),
        who: `想教或教过“${name}”`,
        rest: `所学专业为“${name}”、想教或教过其他课程的人才`,
      }
    : undefined;
