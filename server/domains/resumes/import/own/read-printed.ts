import type { ReadingEntry, ResumeReading } from '#contract/resumes/resume-import.ts';
import { type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codeOfLabel, type List } from '#contract/taxonomy/list.ts';
import { provinces } from '#contract/taxonomy/places/cities.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import type { Printed, PrintedEntry } from './read-parts.ts';

type Fields = Record<string, unknown>;

/** Takes one field from the end of the facts, where they are printed in a fixed order and each may be absent. */
type Take = (fact: string) => Fields | null;

const coded =
  (field: string, list: List): Take =>
  (fact) => {
    const code = codeOfLabel(list, fact);
    return code ? { [field]: code } : null;
  };

/** The fields of an entry's facts; what no field takes from the end is the text that comes first. */
function factsOf(facts: string, takes: readonly Take[], first: string): Fields {
  const left = facts.split(/\s+·\s*/).filter(Boolean);
  const fields: Fields = {};
  for (const take of [...takes].reverse()) {
    const found = left.length > 0 ? take(left.at(-1) ?? '') : null;
    if (!found) continue;
    Object.assign(fields, found);
    left.pop();
  }
  return left.length > 0 ? { ...fields, [first]: left.join(' · ') } : fields;
}

const monthOf = (text: string) => text.replace('.', '-');
const period = /^(\d{4}\.\d{2})\s*–\s*(至今|\d{4}\.\d{2})$/;

/** The dates stand beside the head, or last among the facts in a narrow column. */
function dated({ when, facts }: PrintedEntry): { facts: string; when: string } {
  if (when !== '') return { facts, when };
  const [, before = '', last] = /^(?:(.*?)\s+·\s*)?(\d{4}\.\d{2}(?:\s*–\s*(?:至今|\d{4}\.\d{2}))?)$/s.exec(facts) ?? [];
  return last ? { facts: before, when: last } : { facts, when };
}

function spanOf(when: string): Fields {
  const [, from, to] = period.exec(when) ?? [];
  return from && to ? { from: monthOf(from), to: to === '至今' ? 'now' : monthOf(to) } : {};
}

const monthIn = (field: string, when: string): Fields =>
  /^\d{4}\.\d{2}$/.test(when) ? { [field]: monthOf(when) } : {};
const noted = (note: string): Fields => (note === '' ? {} : { note });

const cityCodes: Take = (fact) => {
  const names = fact.split('、');
  const codes = names.flatMap((name) =>
    provinces.flatMap(({ cities }) => cities.find((city) => city.name === name)?.code ?? []).slice(0, 1),
  );
  return codes.length === names.length ? { cityCodes: codes } : null;
};

const tenureCodes: Take = (fact) => {
  const names = fact.split('、');
  const codes = names.flatMap((name) => codeOfLabel(tenures, name) ?? []);
  return codes.length === names.length ? { tenures: codes } : null;
};

const salary: Take = (fact) => {
  const [, low, high, kilo, open] = /^([\d.]+)(?:–([\d.]+))?(K)?\s*(?:元)?\/月(?:\s*(起|以内))?$/.exec(fact) ?? [];
  if (!low) return null;
  const fen = (amount: string) => Math.round(Number(amount) * (kilo ? 100_000 : 100));
  if (open === '以内') return { salaryMax: fen(low) };
  if (open === '起') return { salaryMin: fen(low) };
  return { salaryMin: fen(low), salaryMax: fen(high ?? low) };
};

const lessons: Take = (fact) => {
  const [, count] = /^周课时\s*(\d+)$/.exec(fact) ?? [];
  return count ? { weeklyLessons: Number(count) } : null;
};

const homeroom: Take = (fact) => (fact === '班主任' ? { homeroom: true } : null);
const lesson: Take = (fact) => (fact === '公开课' ? { kind: 'lesson' } : null);
const leadsClass = /(?<!副|助理|见习|实习|协助)班主任(?!助理)/;

const record = (takes: readonly Take[]) => (entry: PrintedEntry) => {
  const { facts, when } = dated(entry);
  return { title: entry.head, ...factsOf(facts, takes, 'issuer'), ...monthIn('when', when), ...noted(entry.note) };
};

const certificateNumber: Take = (fact) => {
  const [, number] = /^证书号\s*(\S.*)$/.exec(fact) ?? [];
  return number ? { number } : null;
};
const registered: Take = (fact) => {
  const [, month] = /^定期注册至\s*(\d{4}\.\d{2})$/.exec(fact) ?? [];
  return month ? { validUntil: monthOf(month) } : null;
};

type Lists = keyof ResumeReading['entries'];
const readers: Partial<Record<SectionName, { list: Lists; read(entry: PrintedEntry): Fields }>> = {
  intentions: {
    list: 'intentions',
    read: ({ head, facts }) => ({
      title: head,
      cityCodes: [],
      ...factsOf(
        facts,
        [coded('stage', stages), coded('subject', subjects), cityCodes, tenureCodes, salary],
        'unknown',
      ),
    }),
  },
  experiences: {
    list: 'experiences',
    read: (entry) => {
      const { facts, when } = dated(entry);
      const takes = [coded('stage', stages), coded('subject', subjects), coded('tenure', tenures), lessons, homeroom];
      const fields = factsOf(facts, takes, 'position');
      const leads = leadsClass.test(String(fields.position ?? '')) ? { homeroom: true } : {};
      return { employer: entry.head, ...fields, ...leads, ...spanOf(when), ...noted(entry.note) };
    },
  },
  educations: {
    list: 'educations',
    read: (entry) => {
      const { facts, when } = dated(entry);
      const takes = [coded('education', educations), coded('degree', degrees), coded('form', educationForms)];
      return { school: entry.head, ...factsOf(facts, takes, 'major'), ...spanOf(when), ...noted(entry.note) };
    },
  },
  certificates: {
    list: 'certificates',
    read: (entry) => {
      const { facts, when } = dated(entry);
      const named = factsOf(entry.head, [coded('kind', certificates), coded('subject', subjects)], 'unknown');
      return { ...named, ...factsOf(facts, [certificateNumber, registered], 'number'), ...monthIn('issued', when) };
    },
  },
  titles: {
    list: 'titles',
    read: (entry) => ({ ...coded('level', titles)(entry.head), ...monthIn('issued', dated(entry).when) }),
  },
  papers: { list: 'papers', read: record([coded('index', paperIndexes), coded('authorship', authorships)]) },
  projects: { list: 'projects', read: record([coded('level', awardLevels), coded('role', projectRoles)]) },
  honours: {
    list: 'honours',
    read: (entry) => ({ kind: 'honour', ...record([lesson, coded('level', awardLevels)])(entry) }),
  },
  otherCertificates: { list: 'otherCertificates', read: record([]) },
  languages: { list: 'foreign', read: ({ head, facts }) => ({ name: head, ...(facts ? { level: facts } : {}) }) },
};

const sectionOf = (title: string) =>
  (Object.keys(sectionNames) as SectionName[]).find((name) => sectionNames[name] === title);

/** Reads a resume that this site printed, the inverse of its outline. */
export function readPrinted({ name, person, sections }: Printed): ResumeReading {
  const genders: Record<string, 'female' | 'male'> = { 女: 'female', 男: 'male' };
  const phone = person.find((fact) => /^1\d{10}$/.test(fact));
  const email = person.find((fact) => /^\S+@\S+$/.test(fact));
  const gender = person.find((fact) => Object.hasOwn(genders, fact));
  const reading: ResumeReading = {
    person: {
      ...(name ? { name } : {}),
      ...(phone ? { phone } : {}),
      ...(email ? { email } : {}),
      ...(gender ? { gender: genders[gender] } : {}),
    },
    intro: '',
    entries: {
      intentions: [],
      educations: [],
      experiences: [],
      certificates: [],
      titles: [],
      foreign: [],
      papers: [],
      projects: [],
      otherCertificates: [],
      honours: [],
    },
    unread: person.filter((fact) => ![phone, email, gender].includes(fact)),
  };
  for (const { title, entries } of sections) {
    const section = sectionOf(title);
    const reader = section && readers[section];
    for (const entry of entries) {
      const putonghua =
        section === 'languages' ? codeOfLabel(putonghuaLevels, entry.head.replace(/^普通话/, '')) : null;
      if (section === 'intro') reading.intro = [reading.intro, entry.note].filter(Boolean).join('\n');
      else if (putonghua && entry.head.startsWith('普通话')) reading.putonghua = putonghua;
      else if (reader) {
        const { unknown, ...fields } = reader.read(entry);
        const list = reading.entries[reader.list];
        list.push({ ...fields, key: `${reader.list}${list.length}` } as ReadingEntry);
        if (typeof unknown === 'string') reading.unread.push(unknown);
      } else reading.unread.push([title, entry.head, entry.when, entry.facts, entry.note].filter(Boolean).join('　'));
    }
  }
  return reading;
}
