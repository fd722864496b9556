import { cut, normalise } from '#server/domains/search/public.ts';
import { refusalWords } from './refusals.ts';
import type { Unusable } from './unusable-phrases.ts';

/**
 * What says nothing of the people who are sought: these words, and what is made of them. What is neither such nor read as
 * something else is named to the searcher: see `unreadIn`.
 */
const words =
  `急缺 紧缺 急用 有没 急聘 诚聘 招募 急招 直招 直聘 高薪 拟招 招收 引进 录用 录取 寻 找 招 聘 求 急需 需 缺 我校 我们 本人 本校 学校 单位 我 你 你好 您好 请问 谢谢 麻烦 希望 期望 意向 求职 愿意 愿
  乐意 想 能够 可以 可 能 会 要 有 具有 具备 持 拥有 取得 获 考过 接受 胜任 承担 从事 担任 任职 执教 从教 教 带 请 来 去 到 在 是 为 属于 城市 地点 地区 工作 岗位 职位 职务 简历 候选人 人选 人员
  人士 教职 教职工 教育行业 方向 专项 方面 领域 类 类别 相关 类似 有关 等 以及 及 和 与 跟 或 并 而且 同时 且 也 还 都 均 就好 即可 行 经验 经历 背景 能力 专业 毕业 毕业生 学历 学位 证书 证 水平
  资格 职称 丰富 一定 良好 较好 较强 优秀 优良 熟练 熟悉 擅长 善于 精通 懂 了解 掌握 至少 起码 最少 最低 不低于 以上 以下 以内 左右 必须 务必 条件 符合 满足 合适 适合 合格 优先 最好 更好 更佳 为佳
  尤佳 尽量 考虑 加分 不限 人 个 名 位 一个 一名 一位 两名 两位 几名 几位 数名 者 的 地 得 了 过 着 吗 呢 吧 啊 呀 哦 嘛 么 里 那种 这种 那 这 其他 其它 各 每 多 上 下 内 外 中 说 讲 用
  学生 学生们 孩子 孩子们 小朋友 学员 周边 附近 一带 为主 主任 负责人 都认 话 但 校招 教师岗 老师岗 教学岗 这家 那家 既 又 兼 帮忙 几个 哪位 谁 手上 手里 手头 现成 库里 人才库 看下 看看 问下 问一下
  想问 打听 让找 肯来 肯过来 哪个 任一 任意 随便 一直 最 临时 急急 急急急 在线等 只 各一 其中 特别 真 真心 真正 做 干 曾 曾经 当 任 须 应 一些 一点 合作 出来 上岗 直接 就 才 哈 呗 啦 嘞 老师 教师
  教员 师资 专职教师 专职老师 专任 授课 教学 教书 回 工资 薪资 薪水 月薪 年薪 待遇 教练 目前 现 出身 其余 任选 皆可 年 月 岁 门 科 课 课程 学科 科目 学段 一下 一下子 推荐 介绍 那边 这边 那块 这块
  替我 帮 找一找 看一看 看一下 物色 搜 查 认识 那块儿 这块儿 那儿 这儿 如果 若 假如 首选 倾向 倾向于 偏好 有木有 能不能 可不可以 能否 可否 哪里有 哪儿有 哪些 给 咱 咱们 两个 三个 俩 找到 主攻 实在 之间 那种 这种 双学科 两科 本硕 教龄 工龄 老同志 本院 想问问 外面 有人 要么 快 快要 太 那些 没啥 你们 啥 最近 有意 师傅 自己 高手 今年 明年 大概 谁能 上班 坐班 找工作 正在找工作 负责 接手 独立 阶段 名额 多半 先联系 联系 这次 就够 就够了 最晚 最迟 次年 喜欢 合作 专业课 管过 没问题 待过 一起 先 暂 暂时 暂且 都成 中方 教过书 什么 点 一样 以里 就成`
    .split(/\s+/u)
    .filter(Boolean);
const longest = Math.max(...words.map((word) => word.length));
const known = new Set(words);

/** Whether a run of characters is made of fillers alone. */
export function isFilling(text: string): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1)
    if (ends.has(at))
      for (let to = at + 1; to <= Math.min(text.length, at + longest); to += 1)
        if (known.has(text.slice(at, to))) ends.add(to);
  return ends.has(text.length);
}

/** A phrase without the words at its ends that are fillers; '' where nothing else remains. */
export function withoutFillers(phrase: string): string {
  const text = normalise(phrase).trim();
  if (isFilling(text)) return '';
  let at = 0;
  const words = cut(text).map((word) => {
    const from = text.indexOf(word, at);
    at = from + word.length;
    return { from, to: at, isFiller: isFilling(word) };
  });
  // 外 of a name that no dictionary has is no filler: 外研社.
  const isSign = (at: number) => words[at] !== undefined && words[at].to - words[at].from === 1;
  const isName = (...three: number[]) => three.every(isSign) && three.some((at) => words[at]?.isFiller === false);
  const from = words.find(({ isFiller }, at) => !isFiller || isName(at, at + 1, at + 2))?.from ?? 0;
  const last = words.findLastIndex(({ isFiller }) => !isFiller);
  // Signs behind the last word belong to it: c++.
  return text.slice(from, last === words.length - 1 ? text.length : words[last]?.to);
}

/** Whether a text says nothing of people: fillers, words that refuse, numbers of people. */
export function saysNothing(text: string): boolean {
  const plain = text.replace(refusalWords, '').trim();
  return plain === '' || isFilling(plain) || /^[各共]?\d{1,3}[名人个位]?$/u.test(plain);
}

/**
 * What of a keyword is neither in one of the texts that were read nor a listed filler. A single sign belongs to what it stands
 * beside: 打 of 打羽毛球.
 */
export function unreadIn(said: string, read: readonly string[]): Unusable[] {
  const covered = Array.from(said, () => false);
  for (const word of read.flatMap((text) => text.split(/[\s、或]+/u)).filter((text) => text !== ''))
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
      covered.fill(true, at, at + word.length);
  const isOpen = (at: number) => covered[at] === false && /[\p{L}\p{N}]/u.test(said[at] ?? '');
  const found: Unusable[] = [];
  for (let from = 0; from < said.length; from += 1) {
    if (!isOpen(from)) continue;
    let to = from;
    while (isOpen(to)) to += 1;
    const text = said.slice(from, to);
    const isSign = text.length === 1 && /\S/u.test(`${said[from - 1] ?? ''}${said[to] ?? ''}`);
    // 主任 of what is a post that resumes do not name.
    if (!isSign && (!saysNothing(text) || /主任|负责人/u.test(text))) found.push({ text, reason: 'unread', from });
    from = to;
  }
  return found;
}
