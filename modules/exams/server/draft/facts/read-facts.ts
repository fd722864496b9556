import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';
import { readAge, readCertificate, readEducation } from './read-conditions.ts';
import { readEmail, readPhones, readTablePhones, readUrl } from './read-contacts.ts';
import { readDocumentNumber, readOrganiser, readTitle } from './read-names.ts';
import { readFee, readHeadcount, readPublicity } from './read-numbers.ts';
import { readRatio, readShortlist } from './read-ratio.ts';
import { readWeights } from './read-weights.ts';

const MAX_WORDS = 40;
/** Without place and note. */
const contentOf = ({ line, words, note, ...value }: Fact): string => JSON.stringify(value);

const bestOf = (group: readonly Fact[]) => group.find(({ note }) => note === '') ?? group[0];

/** Of several statements about one thing the one without a note counts, else the first; a different one is told. */
function once(facts: readonly Fact[]): Fact[] {
  return [...Map.groupBy(facts, ({ field }) => field).values()].flatMap((group) => {
    const best = bestOf(group);
    if (!best) return [];
    const other = group.find((one) => contentOf(one) !== contentOf(best));
    return [{ ...best, note: joinedNotes(best.note, other && `另一处写的是“${other.words.slice(0, MAX_WORDS)}”`) }];
  });
}

/** A project holds six; more are listed and not taken beforehand. */
const MAX_PHONES = 6;

function distinctPhones(facts: readonly Fact[]): Fact[] {
  const byNumber = Map.groupBy(facts, (fact) => (fact.field === 'phone' ? fact.number : ''));
  return [...byNumber.values()].flatMap((group, at) => {
    const first = bestOf(group);
    const more = at >= MAX_PHONES && `项目最多填 ${MAX_PHONES} 个电话`;
    return first ? [{ ...first, note: joinedNotes(first.note, more) }] : [];
  });
}

/** What an announcement says besides the times of its steps. */
export function readFacts(lines: readonly string[], sentences: readonly Sentence[]): Fact[] {
  const title = readTitle(lines);
  const ofOne = [readShortlist, readPublicity].flatMap((reader) => sentences.flatMap(reader));
  return [
    ...title,
    ...readDocumentNumber(lines),
    ...readOrganiser(sentences, title[0]),
    ...readHeadcount(sentences),
    ...once([...readFee(sentences), ...readWeights(sentences), ...readRatio(sentences), ...ofOne]),
    ...readAge(sentences),
    ...readEducation(sentences),
    ...readCertificate(sentences),
    ...readUrl(sentences),
    ...readEmail(sentences),
    ...distinctPhones([...sentences.flatMap(readPhones), ...readTablePhones(lines)]),
  ];
}
