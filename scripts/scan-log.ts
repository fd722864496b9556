/** What must stand in no log, by what it looks like; names are those of the people whom tests make. */
const secrets: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a phone', pattern: /(?<!\d)1[3-9]\d{9}(?!\d)/ },
  { what: 'a code', pattern: /验证码\s*[:：]?\s*\d{4,8}|verify_?code["']?\s*[:=]\s*["']?\d{4,8}/i },
  { what: 'a token', pattern: /(?:bearer|token|cookie|jyrc_pass)["']?\s*[:= ]\s*["']?[A-Za-z0-9_-]{40,}/i },
  { what: 'a secret', pattern: /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/ },
  { what: 'a number of an identity card', pattern: /(?<!\d)[1-9]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/ },
  { what: 'an e-mail address', pattern: /[\w.+-]+@[\w-]+\.[\w.]+/ },
  { what: 'a name', pattern: /林小满|陈招聘|林知夏|许清和|运营小王|周知远/ },
];

/** What may look like one: paths of the stack, hashes of names of statements. */
const harmless = /node_modules\/[@\w./+-]+|file:\/\/\S+|"stack":"(?:[^"\\]|\\.)*"/g;

/** Every line that gives something of a person away, as what it is and where: never the thing itself. */
export function scanLog(text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const shown = line.replace(harmless, '');
    return secrets
      .filter(({ pattern }) => pattern.test(shown))
      .map(
        ({ what, pattern }) =>
          `line ${at + 1}: ${what}: ${shown.replace(new RegExp(pattern, `g${pattern.flags}`), '[…]').slice(0, 300)}`,
      );
  });
}
