/** One year, several, or the first and the last, before 届: '2026、2027届', '2025—2027 届'. */
const classText = /((?:20[23]\d\s*(?:[、,，和及/]|[-—–~～至到]+)?\s*)+)届/g;
const isRange = /[-—–~～至到]/;

/** The years of the 届别 that a text names. */
export function classYears(text: string): number[] {
  const years = [...text.matchAll(classText)].flatMap(([, written = '']) => {
    const named = (written.match(/20[23]\d/g) ?? []).map(Number);
    const [first = 0, last = 0] = named;
    if (named.length !== 2 || !isRange.test(written) || last < first) return named;
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });
  return [...new Set(years)];
}

interface Audience {
  experience: string;
  title?: string;
  description?: string;
  tenure?: string | null;
}

const classOfAYear = /20\d\d\s*届|应届/;
const othersToo = /往届|在职|社会|成熟|欢迎|均可/;

/** Whether a title alone tells that a post is for 应届: '2027 届高中数学教师'. */
export const isTitleForGraduates = (title: string): boolean => classOfAYear.test(title) && !othersToo.test(title);

/** The years of graduation that a post asks for, none for any year; null where it is not for 应届 only. */
export function graduationYears({ experience, title = '', description = '' }: Audience): number[] | null {
  if (experience !== 'graduate' && !isTitleForGraduates(title)) return null;
  const inTitle = classYears(title);
  return inTitle.length > 0 ? inTitle : classYears(description);
}

/** Whether a post is for retired teachers only. */
export const isForRetired = ({ tenure, title = '' }: Audience): boolean =>
  tenure === 'retired' || (/银龄|返聘/.test(title) && !othersToo.test(title));
