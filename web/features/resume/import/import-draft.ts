import type { ResumeReading } from '#contract/resumes/resume-import.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { newKey } from '../editing/new-key.ts';
import { type Entry, foreignSection, type SectionSpec, sectionOf } from '../sections.ts';

/** One value of the draft: a personal fact, or a field that is not a list. */
export interface DraftFact {
  name: 'name' | 'gender' | 'birthday' | 'email' | 'putonghua' | 'intro';
  label: string;
  value: string;
  shown: string;
  /** The current value. */
  now: string;
  taken: boolean;
}

export interface DraftEntry {
  section: SectionSpec;
  entry: Entry;
  /** The resume has an equal entry. */
  isKnown: boolean;
  taken: boolean;
}

export interface ImportDraft {
  facts: DraftFact[];
  entries: DraftEntry[];
  unread: string[];
}

const lists = [
  'intentions',
  'educations',
  'experiences',
  'certificates',
  'titles',
  'foreign',
  'papers',
  'projects',
  'otherCertificates',
  'honours',
] as const;

const specOf = (name: (typeof lists)[number]) => (name === 'foreign' ? foreignSection : sectionOf(name));
const existing = (content: ResumeContent, { key }: SectionSpec): Entry[] =>
  key === foreignSection.key ? content.languages.foreign : (content[key] as unknown as Entry[]);

function factsOf({ person, putonghua = '', intro }: ResumeReading, content: ResumeContent, jober: Jober): DraftFact[] {
  const all = [
    { name: 'name', label: '姓名', value: person.name, now: jober.name },
    { name: 'gender', label: '性别', value: person.gender, now: jober.gender, list: genders },
    // A month alone is not a date of birth.
    {
      name: 'birthday',
      label: '出生日期',
      value: person.birthday?.length === 10 ? person.birthday : '',
      now: jober.birthday,
    },
    { name: 'email', label: '邮箱', value: person.email, now: content.email },
    {
      name: 'putonghua',
      label: '普通话等级',
      value: putonghua,
      now: content.languages.putonghua ?? '',
      list: putonghuaLevels,
    },
    { name: 'intro', label: '自我评价', value: intro, now: content.intro },
  ] as const;
  return all.flatMap((fact) => {
    const { name, label, value, now } = fact;
    if (!value || value === now) return [];
    const words = (text: string) => ('list' in fact ? labelOf(fact.list, text) : text);
    return [{ name, label, value, shown: words(value), now: words(now), taken: now === '' }];
  });
}

/** The draft for checking: what the resume already contains is not selected. */
export function draftOf(reading: ResumeReading, content: ResumeContent, jober: Jober): ImportDraft {
  const entries = lists.flatMap((name) => {
    const section = specOf(name);
    if (!section) return [];
    const known = new Set(existing(content, section).map((entry) => JSON.stringify(section.look(entry).head)));
    return reading.entries[name].map((read) => {
      const blank = name === 'intentions' ? { cityCodes: [] } : {};
      const entry: Entry = { ...blank, ...read, key: newKey() };
      const isKnown = known.has(JSON.stringify(section.look(entry).head));
      return { section, entry, isKnown, taken: !isKnown };
    });
  });
  return { facts: factsOf(reading, content, jober), entries, unread: reading.unread };
}

/** The sections after taking over the selected draft; incomplete entries are omitted. */
export function takenOf({ facts, entries }: ImportDraft, content: ResumeContent): Partial<ResumeContent> {
  const part: Record<string, unknown> = {};
  for (const { name, value, taken } of facts) {
    if (taken && (name === 'email' || name === 'intro')) part[name] = value;
    if (taken && name === 'putonghua') part.languages = { ...content.languages, putonghua: value };
  }
  for (const { section, entry, taken } of entries) {
    const parsed = taken ? section.schema.safeParse(entry) : null;
    if (!parsed?.success) continue;
    if (section.key === foreignSection.key) {
      const languages = (part.languages ?? content.languages) as ResumeContent['languages'];
      if (languages.foreign.length < section.most)
        part.languages = { ...languages, foreign: [...languages.foreign, parsed.data] };
      continue;
    }
    const before = (part[section.key] ?? content[section.key]) as Entry[];
    if (before.length < section.most) part[section.key] = [...before, parsed.data];
  }
  return part as Partial<ResumeContent>;
}

/** The selected facts for the person's own record. */
export const personOf = ({ facts }: ImportDraft): Record<string, string> =>
  Object.fromEntries(
    facts.flatMap(({ name, value, taken }) =>
      taken && (name === 'name' || name === 'gender' || name === 'birthday') ? [[name, value]] : [],
    ),
  );
