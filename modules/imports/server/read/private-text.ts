/** Contact details, which a public text of an import must not contain. */
const contacts: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '邮箱'],
  [/(?<![\d.])(?:\+?86[-\s]?)?1[3-9]\d[-\s]?\d{4}[-\s]?\d{4}(?!\d)/g, '手机号'],
  [/(?<!\d)(?:\(?0\d{2,3}\)?[-\s]{0,2})\d{7,8}(?:[-转]\d{1,5})?(?!\d)/g, '电话'],
  [/(?<!\d)400[-\s]?\d{3,4}[-\s]?\d{3,4}(?!\d)/g, '电话'],
  [/(?<![\d.年-])\d{7,12}(?![\d.年-])/g, '号码'],
  [/(?:https?:\/\/|www\.)[^\s，。；、）)"'<>]+/gi, '网址'],
  [
    /(?<=(?:微信|薇信|威信|wechat|vx|v信|qq|扣扣)(?:公众号|号|群|交流群)?(?:同号)?[\s:：是为]{0,3})[a-z][a-z0-9_-]{4,19}(?![a-z0-9_-])/gi,
    '微信或 QQ',
  ],
  [/(?<=[（(](?:微信|薇信|wechat|vx|qq)[:：]?\s{0,2})[a-z0-9_-]{5,20}/gi, '微信或 QQ'],
];
const MASK = '〔已隐去〕';

/** Masks contact details, and returns which kinds there were. */
export function maskContacts(text: string): { text: string; kinds: string[] } {
  const kinds = new Set<string>();
  const masked = contacts.reduce(
    (current, [pattern, kind]) =>
      current.replace(pattern, () => {
        kinds.add(kind);
        return MASK;
      }),
    text,
  );
  return { text: masked.replaceAll(new RegExp(`(?:${MASK}[\\s/、，,]*){2,}`, 'g'), MASK), kinds: [...kinds] };
}

const limits: [RegExp, string][] = [
  [
    /限(?:招)?[男女]|只[招限要][男女]|[男女](?:性|教师|老师|士)?(?:优先|为佳)|要求[男女]性|[男女]性?(?:不超过)?\d{2}(?:周)?岁|性别[:：]?[男女](?!女|不限|性?不限)|年龄[^，。；\n]{0,8}女教师/,
    '性别',
  ],
  [
    /\d{2}(?:周)?岁(?:以下|以内|左右|之间)|[二三四五]十(?:[一二三四五六七八九])?(?:周)?岁(?:以下|以内)|年龄(?:在|要求|不超过|限|范围)?[:：]?\s*(?:不超过)?\d{2}|不超过\d{2}(?:周)?岁|\d{2}\s*[-—~～至到]\s*\d{2}(?:周)?岁/,
    '年龄',
  ],
  [/已婚已育|未婚|已婚/, '婚育'],
  [/(?:本地|本市|本省|[本当]地)户[籍口]|户[籍口](?:限|须|要求|在)|具有.{1,8}户[籍口]/, '户籍'],
];

/** Unlawful demands in a post, with the words around them, for an operator's review. */
export function findLimits(text: string): { kind: string; quote: string }[] {
  const plain = text.normalize('NFKC').replace(/[^\S\n]+/g, '');
  return limits.flatMap(([pattern, kind]) => {
    const found = pattern.exec(plain);
    return found
      ? [
          {
            kind,
            quote: plain.slice(Math.max(0, found.index - 6), found.index + found[0].length + 6).replace(/\s+/g, ' '),
          },
        ]
      : [];
  });
}
