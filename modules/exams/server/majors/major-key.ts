/** Full-width forms, brackets of other shapes and the dots of 学科教学·数学 written in one way. */
export const evenly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[【[〔]/g, '(')
    .replace(/[】\]〕]/g, ')')
    .replace(/[·•・]/g, '·');

/** 学科数学: 教学 is left out at times. */
const short = /^学科(?=(?:语文|数学|物理|化学|生物|英语|历史|地理|音乐|体育|美术|思政)$)/;

/** A name for comparison: without brackets and marks, and with the fields of 教育硕士 named as their committee names them. */
export const keyOf = (name: string): string =>
  evenly(name)
    .replace(/[\s()、,·—\-“”"‘’']/g, '')
    .replace(/(?:专业)?硕士(?:专业学位)?$/, '')
    .replace(/(?:一级学科)?(?:下的?)?(?:所有|全部|各)?专业$|一级学科$/, '')
    .replace(/^教育(?:专业)?(?:硕士)?(?=学科教学)/, '')
    .replace(short, '学科教学')
    .replace(/^学科教学(?:思想)?政治(?:教育)?$/, '学科教学思政')
    .replace(/^学科教学(生物|历史|地理|物理)学$/, '学科教学$1');

/** The digits of a code; 070100 is the discipline 0701 itself. */
export const digitsOf = (code: string): string => code.replace(/^(\d{4})00$/, '$1').replace(/\D/g, '');
