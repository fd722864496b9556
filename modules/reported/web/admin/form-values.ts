import dayjs, { type Dayjs } from 'dayjs';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { type StepValues, timesOf } from '#modules/exams/web/public.ts';
import { regionPathOf } from '#web/features/city/region-tree.ts';
import { pickedOf } from '#web/features/time/picked-time.ts';
import type { IntakeDraft } from '../../contract/intake.ts';

export type Form = InputOf<Api['POST /api/admin/intakes/:id/check']>['body'];
type Rules = Form['rules'];

/** What the form of an announcement holds: yuan, days and pairs of moments instead of the contract's fen and ISO texts. */
export interface Values {
  title: string;
  documentNumber?: string;
  organiser: string;
  region: string[];
  link: string;
  announcedOn: Dayjs;
  applyBy: ApplyBy;
  steps?: StepValues[];
  phones?: { name: string; number: string }[];
  ageOn?: Dayjs | null;
  papersUntil?: Dayjs | null;
  fee?: number | null;
  ratio?: number | null;
  written?: number | null;
  shortlist?: number | null;
  publicityDays?: number | null;
}

const FEN = 100;

export const valuesOf = ({ steps, rules, ...draft }: IntakeDraft | Form): Partial<Values> => ({
  title: draft.title,
  documentNumber: draft.documentNumber,
  organiser: draft.organiser,
  region: regionPathOf(draft.regionCode),
  link: 'link' in draft ? draft.link : '',
  announcedOn: dayjs(draft.announcedOn),
  applyBy: draft.applyBy as ApplyBy,
  steps: steps.map(({ step, startsAt, endsAt, detail = '' }) => ({
    step: step as StepValues['step'],
    when: [pickedOf(startsAt), pickedOf(endsAt)],
    detail,
  })),
  phones: draft.phones,
  ageOn: rules.ageOn ? dayjs(rules.ageOn) : null,
  papersUntil: rules.papersUntil ? dayjs(rules.papersUntil) : null,
  fee: rules.fee === undefined ? null : rules.fee / FEN,
  ratio: rules.ratio ?? null,
  written: rules.weights?.written ?? null,
  shortlist: rules.shortlist ?? null,
  publicityDays: rules.publicityDays ?? null,
});

const dayText = (day: Dayjs) => day.format('YYYY-MM-DD');

function rulesOf({ ageOn, papersUntil, fee, ratio, written, shortlist, publicityDays }: Values): Rules {
  const has = (value: number | null | undefined): value is number => value !== null && value !== undefined;
  return {
    ...(ageOn ? { ageOn: dayText(ageOn) } : {}),
    ...(papersUntil ? { papersUntil: dayText(papersUntil) } : {}),
    ...(has(fee) ? { fee: Math.round(fee * FEN) } : {}),
    ...(has(ratio) ? { ratio } : {}),
    ...(has(written) ? { weights: { written, interview: 100 - written } } : {}),
    ...(has(shortlist) ? { shortlist } : {}),
    ...(has(publicityDays) ? { publicityDays } : {}),
  };
}

/** The call's body: what the form says, with the text and the posts that were read beside it. */
export function bodyOf(
  values: Values,
  { announcement, posts, attachments = [] }: Pick<Form, 'announcement' | 'posts' | 'attachments'>,
): Form {
  const { title, documentNumber = '', organiser, region, link, announcedOn, applyBy, steps = [], phones = [] } = values;
  return {
    ...{ title, documentNumber, organiser, link, applyBy, phones, announcement, posts, attachments },
    regionCode: region.at(-1) ?? '',
    announcedOn: dayText(announcedOn),
    steps: timesOf(steps),
    rules: rulesOf(values),
  };
}
