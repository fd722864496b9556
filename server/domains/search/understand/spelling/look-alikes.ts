/** Characters that are mistaken for each other in handwriting input or by eye. */
const groups = `
木术本禾 末未 里理埋 语浯 学字 体休 音昔 乐东 历厉 史吏 地他 化花 生主 物勿 政攻 治冶 信言 幼幻 儿几尔 园圆 师帅 数效 英央
训圳 洲州 州川 门们 厦夏 京凉 津律 庆床厌 沙少 汉汊 南楠 宁宇 无天 锡钖 苏办 杭抗 肥服 青清 岛鸟 济挤 连莲 沈沉 阳阴
班斑 任仼 园圃 育盲 保堡 员圆 编偏 遍编 制治 事亊 业亚 教数 育肓 舞武 蹈滔 美羊 书韦 法汯 思恩 品晶 德徳 道首 科料 信僧 技枝
劳荣 动功 心必 理埋 健建 康庚 特持 宿缩 舍合 堂常 厨橱 司同 机杌 安按 图团 馆管 档挡 案按 财材 务努 会绘 计汁 出岀 纳钠
校较 医匠 招昭 顾硕 问间 辅铺 导寻 实买 验脸 研砚 究穷 博搏 后石 成戍戌 都部 昌晶 郑邓 济齐 福幅 贵责 南甫 哈咯 滨宾 锡赐 公分 办为 民氏 国囯 际标 双又 休体 包句 住往 吃乞`
  .trim()
  .split(/\s+/)
  .map((group) => new Set(group));

/** Whether two words of one length differ in one character, by a look-alike. */
export function looksLike(one: string, other: string): boolean {
  const [own, its] = [[...one], [...other]];
  const differ = own.flatMap((character, at) => (character === its[at] ? [] : [at]));
  const [at] = differ;
  if (own.length !== its.length || differ.length !== 1 || at === undefined) return false;
  return groups.some((group) => group.has(own[at] ?? '') && group.has(its[at] ?? ''));
}
