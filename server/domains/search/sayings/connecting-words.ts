/** Words without a requirement, each group with what it is for in a sentence. They count as whole words only. */
const groups: Readonly<Record<string, string>> = {
  'Who speaks, and that something is sought.': `我是 我想 我要 我在 我会 我有 我们 本人 想找 想去 想在 想要 想当 想做 想教 要找 找个 找份 找一份 求职
    求推荐 推荐 有没有 有无 哪里 哪儿 哪里有 哪儿有 哪里招 哪些 哪个 谁知道 请问 帮我 帮忙 给我 我找 打算 准备 希望 考虑 看看 了解 咨询
    可以 能够 需要 适合 应聘 应征 报考 报名 投简历 面试 上岗 入职 任职 就职 从事 担任 知道 介绍 请教 大家 大神 各位 你好 您好`,
  'A post is meant anyway.': `工作 岗位 职位 职业 招聘 招募 诚聘 急聘 急招 直招 直聘 招人 在招 招聘会 教职 信息 公告 人员 相关 本地 当地 最新 最近 新出
    提供 一份 一个 学校 单位 地方 这种 那种 之类 类似 有关 关于 方向 方面 活儿 差事 就业 机会 名额 需求 解决 安排 保障 享受 那种 工种 岗`,
  'Politeness and connection.': `谢谢 麻烦 拜托 最好 优先 最好是 或者 以及 还有 并且 而且 同时 但是 因为 所以 如果 都行 都可以 都可 也行 均可 就行
    就好 即可 什么 什么的 那边 这边 那里 这里 里面 老家 家乡 目前 现在 今年 离家 离家近 旁边的 一边 靠近 家门口 老公 老婆 对象 男朋友 女朋友 丈夫 妻子 明年 刚刚 已经 马上 立即 随时 一下 一些 有点 比较 非常
    特别 真的 其实 另外 然后 不过 以上 以下 左右 以内 城市 只要 只想 只找 只考虑 只看 想来 想回 回来 过来`,
  'Praise that no field of a post answers.': `靠谱 轻松 稳定 稳定的 清闲 不累 正规 正规的 好点 好一点 不错 不错的 环境好 氛围好 待遇好 福利好 待遇好的 工资高 高薪 薪资高
    有前途 有发展 发展好 好的 优秀 优质 合适 合适的 适合的 靠谱的 简单 简单的 压力小 不忙 事少 钱多 体面 长久 口碑好 评价好`,
  'Learners are meant anyway.': `孩子 小孩 小孩子 小朋友 孩子们 学生 学生们 同学 别人 人家`,
  'About the person: no post may ask for it.': `非师范 非师范类 非师范生 非师范专业 专业 毕业 学历 出身 背景 女生 男生 女性 男性 宝妈 妈妈 爸爸 已婚 未婚 单身 学生 自己 个人`,
};
const fillers = new Set(Object.values(groups).flatMap((words) => words.split(/\s+/)));

/** Meaningless alone, but possible in a name: 想在, 我要找. */
const particles =
  /^[的地得了着过吗呢吧啊呀哦嘛么在有是做当找想求招聘要及与或和跟同名个份位种家所间点些我你他她它们能会可去到来回报给让叫请把被从往向为因就都也还只才又再很最太更比较挺好学教带任职岗活类型啥哪里这那本儿女男刚来几多少]+$/u;

/** Whether a word carries no requirement. */
export const isFiller = (word: string): boolean => fillers.has(word) || particles.test(word);

export const fillerWords: readonly string[] = [...fillers];

/** What follows is not wanted. */
export const negators = new Set(
  `不要 不想要 不想 不想当 不想做 不想去 不想进 不考虑 不做 不当 不带 不用当 不兼 不去 不在 不含 不包括 不包含 不接受 不是 不找 不招 除了 除去 除开 除 排除 去掉
  拒绝 拒 别 别要 避开 勿 非`.split(/\s+/),
);

/** What stands before is not wanted: '机构勿扰', '深圳除外'. */
export const endNegators = new Set('除外 以外 之外 勿扰 免谈 勿进 勿入 绕道 不要 不去 不考虑 不谈 别来'.split(' '));

/** The place before is meant with its surroundings. */
export const nearbyWords = new Set(
  '不远 不太远 近 近的 近点 近一点 就近 临近 邻近 边上 及附近 周边地区 近郊 附近 周边 周围 旁边 一带 及周边 周边城市 周围城市 附近城市 那一带 左近'.split(
    ' ',
  ),
);
