const han = /\p{Script=Han}/u;

/** Words as one: '高中数学', '2027 届高中', with a space where Han does not meet Han. */
const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const isHan = han.test(text.at(-1) ?? '') && han.test(word.at(0) ?? '');
    return text + (text === '' || isHan ? '' : ' ') + word;
  }, '');

/** What is sought, for headings: '杭州·余杭 小学语文', with the place before the rest. */
export const phraseOf = (words: readonly string[], place: string | null): string =>
  [place ?? '', joined(words.filter((word) => word !== place))].filter(Boolean).join(' ');
