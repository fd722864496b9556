import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { same } from './merge-value.ts';
import { changedSections, mergeResumes } from './resume-merge.ts';
import { type ResumeContent, resumeContent } from './resumes.ts';

const entryOf = (key: string, title = '', issuer = '') => ({ key, title, issuer, note: '' });
const resumeOf = (honours: ReturnType<typeof entryOf>[], intro = '') =>
  resumeContent.parse({ honours: honours.map((honour) => ({ ...honour, title: honour.title || '某奖' })), intro });

const keys = ['a', 'b', 'c', 'd', 'e'];
const word = fc.constantFrom('甲', '乙', '丙');
const entries = (from: readonly string[]) =>
  fc
    .shuffledSubarray([...from])
    .chain((chosen) =>
      fc.tuple(...chosen.map((key) => fc.tuple(word, word).map(([title, issuer]) => entryOf(key, title, issuer)))),
    );
const resume = fc.tuple(entries(keys), word).map(([honours, intro]) => resumeOf(honours, intro));

/** Two edits of different entries: mine changes those with even index, theirs those with odd index; both add new ones. */
const disjoint = resume.chain((base) => {
  const edit = (mod: number, prefix: string) =>
    fc
      .tuple(fc.array(fc.constantFrom('keep', 'change', 'remove'), { minLength: 5, maxLength: 5 }), fc.nat(2))
      .map(([actions, added]) => {
        const honours = base.honours.flatMap((one, index) => {
          const deed = index % 2 === mod ? actions[index] : 'keep';
          if (deed === 'remove') return [];
          return [deed === 'change' ? { ...one, title: `${prefix}改` } : one];
        });
        const fresh = Array.from({ length: added }, (_, n) => entryOf(`${prefix}${n}`, `${prefix}新`));
        return { ...base, honours: [...fresh, ...honours] };
      });
  return fc.tuple(fc.constant(base), edit(0, 'm'), edit(1, 't'));
});

const find = (content: ResumeContent, key: string) => content.honours.find((honour) => honour.key === key);

describe('two edits of one resume', () => {
  test('where nobody else wrote, mine is the result, and the other way round', () => {
    fc.assert(
      fc.property(resume, resume, (base, edited) => {
        expect(mergeResumes(base, edited, base)).toEqual({ content: edited, conflicts: [] });
        expect(mergeResumes(base, base, edited)).toEqual({ content: edited, conflicts: [] });
      }),
    );
  });

  test('the same edit made twice is made once', () => {
    fc.assert(
      fc.property(resume, resume, (base, edited) => {
        expect(mergeResumes(base, edited, edited)).toEqual({ content: edited, conflicts: [] });
      }),
    );
  });

  test('disjoint edits join without a conflict, in the same result whoever comes first', () => {
    fc.assert(
      fc.property(disjoint, ([base, mine, theirs]) => {
        const [one, other] = [mergeResumes(base, mine, theirs), mergeResumes(base, theirs, mine)];
        expect(one.conflicts).toEqual([]);
        expect(one).toEqual(other);
      }),
    );
  });

  test('no edit is lost: each stands in the result or in a conflict, and no key stands twice', () => {
    fc.assert(
      fc.property(resume, resume, resume, (base, mine, theirs) => {
        const { content, conflicts } = mergeResumes(base, mine, theirs);
        const notice = (key: string, field: string) =>
          conflicts.some(
            (conflict) => conflict.key === key && (conflict.field === field || conflict.field === undefined),
          );
        for (const side of [mine, theirs]) {
          for (const entry of side.honours) {
            const [before, after] = [find(base, entry.key), find(content, entry.key)];
            for (const field of ['title', 'issuer'] as const) {
              if (before?.[field] === entry[field]) continue;
              expect(after?.[field] === entry[field] || notice(entry.key, field)).toBe(true);
            }
          }
          if (side.intro !== base.intro) {
            expect(content.intro === side.intro || conflicts.some(({ section }) => section === 'intro')).toBe(true);
          }
        }
        expect(new Set(content.honours.map(({ key }) => key)).size).toBe(content.honours.length);
      }),
    );
  });

  test('a merge sent once more changes nothing', () => {
    fc.assert(
      fc.property(disjoint, ([base, mine, theirs]) => {
        const { content } = mergeResumes(base, mine, theirs);
        expect(mergeResumes(theirs, content, content).content).toEqual(content);
      }),
    );
  });

  test('an entry removed here and changed there stays, and the choice is told', () => {
    const base = resumeOf([entryOf('a', '甲')]);
    const { content, conflicts } = mergeResumes(base, resumeOf([]), resumeOf([entryOf('a', '乙')]));
    expect(content.honours).toHaveLength(1);
    expect(conflicts).toMatchObject([{ section: 'honours', key: 'a', mine: undefined, theirs: { title: '乙' } }]);
  });

  test('the same field with different words keeps mine and tells both', () => {
    const { content, conflicts } = mergeResumes(resumeOf([], '旧'), resumeOf([], '我的'), resumeOf([], '别处的'));
    expect(content.intro).toBe('我的');
    expect(conflicts).toEqual([{ section: 'intro', mine: '我的', theirs: '别处的' }]);
  });

  test('Putonghua and a foreign language changed in two windows both stay', () => {
    const base = resumeContent.parse({});
    const mine = { ...base, languages: { ...base.languages, putonghua: '2a' as const } };
    const theirs = { ...base, languages: { foreign: [{ key: 'f', name: '英语', level: '六级' }] } };
    expect(mergeResumes(base, mine, theirs)).toMatchObject({
      conflicts: [],
      content: { languages: { putonghua: '2a', foreign: [{ name: '英语' }] } },
    });
  });
});

test('only the sections that differ are sent; an absent field is as undefined', () => {
  const base = resumeOf([entryOf('a', '甲')], '旧');
  expect(changedSections(base, { ...base, intro: '新' })).toEqual({ intro: '新' });
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
