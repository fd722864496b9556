/** Content of a message that its reader is warned about. */
export const chatWarnings = {
  contact: '对方留下了站外联系方式。请在核实单位身份后再添加，站外的沟通平台无法为您作证',
  fee: '单位不得以任何名义向求职者收取费用。遇到押金、报名费、转账要求请举报',
  training: '疑似“招转培”：以招聘为名推销培训或培训贷。请勿签署贷款协议，可举报',
  words: '消息中有平台提醒留意的内容。请核实后再答复，有疑问可以举报',
} as const;
export type ChatWarning = keyof typeof chatWarnings;

/** Asked of the writer before a message with contact details is sent. */
export const contactAdvice = '消息中含有联系方式。建议先在这里沟通，确认后再交换';

const numerals = '零一二三四五六七八九';
/** `words` come from the operators' lists, which only the server has. */
const patterns: Record<ChatWarning, RegExp[]> = {
  contact: [
    /(?<!\d)1[3-9]\d{9}(?!\d)/,
    /微信|薇信|威信|卫星号|加[个我]?v(?![a-z])|(?<![a-z])(?:vx|wx|wechat|weixin)(?![a-z])/,
    /(?:qq|扣扣)(?:号|群|是)*:?\d{5,12}/,
  ],
  fee: [/押金|保证金|报名费|服装费|建档费|资料费|介绍费|培训费|转账|汇款|先交钱|刷单|垫付/],
  words: [],
  training: [
    /培训贷|学费分期|贷款(?:培训|学习)|先培训(?:后|再)(?:上岗|就业|入职)|(?:培训|学习|毕业)后?包(?:就业|分配|上岗)|付费(?:培训|实训)/,
  ],
};

/** Normalises width, case, spaces and Chinese numerals, which are used to evade the patterns. */
function plain(text: string): string {
  const narrow = text.normalize('NFKC').toLowerCase().replaceAll('〇', '零').replaceAll('幺', '一');
  const digits = narrow.replace(/[零一二三四五六七八九]{5,}/g, (run) =>
    [...run].map((sign) => numerals.indexOf(sign)).join(''),
  );
  return digits.replace(/[\s\-_.·,，。*~—]+/g, '');
}

/** The kinds of warning that a text triggers. */
export function warningsOf(text: string): ChatWarning[] {
  const seen = plain(text);
  return (Object.keys(patterns) as ChatWarning[]).filter((kind) =>
    patterns[kind].some((pattern) => pattern.test(seen)),
  );
}
