import type { z } from 'zod';
import { companyFacts } from '#contract/companies/company-shapes.ts';
import { rules } from '#contract/rules.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { factsOf, faultOf } from '#web/features/forms/schema-facts.ts';

/** Normalises 0571-8765 4321 to digits; an extension after the number stays. */
const dialled = (value: string) => value.replace(/^(0\d{2,3})[\s\-－–—]+(?=\d)/, '$1').trimStart();

const { shape } = companyFacts;
const numbers = ['founded', 'campuses', 'staff', 'classes', 'classSize'] as const;

/** What is no number is told by the seed's rule, the rest by the contract. */
const checkNumber = (of: z.ZodType) => async (_: unknown, value: string | number | undefined) => {
  const text = String(value ?? '');
  const fault = rules.number.test(text) ? faultOf(of, text || undefined) : rules.number.message;
  if (fault) throw new Error(fault);
};

/** A school's phone and numeric facts. */
export function FactFields() {
  return (
    <div className="grid grid-cols-[minmax(0,1.6fr)_repeat(5,minmax(0,1fr))] gap-x-4 max-xl:grid-cols-3 max-md:grid-cols-2">
      <TextField
        name={['facts', 'hotline']}
        of={shape.hotline}
        extra="公开在单位主页"
        normalize={dialled}
        maxLength={40}
        inputMode="tel"
        placeholder="手机或固话"
      />
      {numbers.map((name) => (
        <TextField
          key={name}
          name={['facts', name]}
          label={factsOf(shape[name]).title}
          rules={[{ validator: checkNumber(shape[name]) }]}
          maxLength={6}
          inputMode="numeric"
        />
      ))}
    </div>
  );
}
