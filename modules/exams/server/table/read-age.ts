interface Age {
  maxAge?: number;
  bornFrom?: string;
  /** What the text says besides, such as exceptions: shown to a person. */
  rest: string;
}

const born = /(\d{4})年(\d{1,2})月(\d{1,2})日(?:\(含\)|\(含当日\))?(?:及)?(?:以后|之后|后)(?:\(含\))?(?:期间)?出生/;
const oldest = /(?:(\d{2})(?:周岁|岁)?(?:至|-|到))?(\d{2})(?:周岁|岁)(?:\(含\))?(?:及)?(?:以下|以内|之内)?/;
const two = (digits: string) => digits.padStart(2, '0');

/** Reads '35周岁以下（1991年1月1日以后出生）', '18至40周岁'. Exceptions ('博士可放宽至40周岁') remain in `rest`. */
export function readAge(cell: string): Age {
  const text = cell.normalize('NFKC').replace(/\s+/g, '');
  const exception = /[,,;。；，]?[^,;。；，]*放宽.*$/.exec(text)?.[0] ?? '';
  const rule = text.slice(0, text.length - exception.length);
  const day = born.exec(rule);
  const bound = oldest.exec(rule.replace(born, ''));
  const bornFrom = day ? `${day[1]}-${two(day[2] ?? '')}-${two(day[3] ?? '')}` : undefined;
  const left = rule
    .replace(born, '')
    .replace(oldest, '')
    .replace(/^年龄[在为]?|不超过|应在|须在|[()()、,,;;。；，:：]|即|不限/g, '');
  return {
    ...(bound?.[2] ? { maxAge: Number(bound[2]) } : {}),
    ...(bornFrom ? { bornFrom } : {}),
    rest: [left, exception.replace(/^[,,;。；，]/, '')].filter(Boolean).join('；'),
  };
}
