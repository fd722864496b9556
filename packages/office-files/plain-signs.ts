/** Radicals that Unicode's normalisation leaves as they are, and the signs that they look like, in the same order. */
const radicals = '⺁⺎⺓⺝⺟⺠⺩⺪⺬⺮⺼⻁⻄⻅⻆⻉⻋⻑⻓⻔⻗⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻪⻬⻮⻰⻳';
const signs = '厂兀幺月母民王疋示竹肉虎西见角贝车長长门雨青韦页风飞食马骨鬼鱼鸟卤麦黄黾齐齿龙龟';

/** The text with signs where writers of PDF, and who copies from one, have the radicals that look like them. */
export const plainSigns = (text: string): string =>
  text.replace(/[\u2e80-\u2fdf]/g, (radical) => signs[radicals.indexOf(radical)] ?? radical.normalize('NFKC'));
