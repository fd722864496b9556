import type { ChangeEvent } from 'react';
import { latestBirthday } from '#contract/people/age.ts';
import { genders, identities, type JoberBasics } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { PillsField } from '#web/ui/fields/pills-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

interface Props {
  field: (name: Exclude<keyof JoberBasics, 'cityCode'>) => FieldProps;
}

/** Who somebody is, as the head of a resume says it. */
export function PersonFields({ field }: Props) {
  return (
    <>
      <TextField label="姓名" required autoComplete="name" maxLength={30} {...field('name')} />
      <TextField
        label="出生日期"
        required
        type="date"
        min="1930-01-01"
        max={latestBirthday(new Date())}
        {...field('birthday')}
      />
      <PillsField label="性别" required fieldClass="col-span-full" options={optionsOf(genders)} {...field('gender')} />
    </>
  );
}

/** The basic information of a seeker. */
export function BasicsFields({ field }: Props) {
  return (
    <>
      <PersonFields field={field} />
      <PillsField
        label="最高学历"
        required
        fieldClass="col-span-full"
        options={optionsOf(educations)}
        {...field('education')}
      />
      <PillsField
        label="当前身份"
        required
        fieldClass="col-span-full"
        options={optionsOf(identities)}
        {...field('identity')}
      />
    </>
  );
}
