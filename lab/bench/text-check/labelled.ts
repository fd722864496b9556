export interface LabelledPost {
  kinds: string[];
  tenure: string | undefined;
  words: string;
  heldOut: boolean;
}

const lines = (table: string) => table.split('\n').filter(Boolean);

/** The labelled posts; every third one is held out. */
export function labelledPosts(faulty: string, sound: string): LabelledPost[] {
  const parse = (kinds: string[], given: string, at: number): LabelledPost => {
    const [, tenure, words = ''] = /^(?:@([a-z-]+) )?(.*)$/.exec(given) ?? [];
    return { kinds, tenure, words, heldOut: at % 3 === 2 };
  };
  return [
    ...lines(faulty).map((line, at) => {
      const bar = line.indexOf('|');
      return parse(line.slice(0, bar).split(','), line.slice(bar + 1), at);
    }),
    ...lines(sound).map((line, at) => parse([], line, at)),
  ];
}
