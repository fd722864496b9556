import { rules } from '#contract/rules.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { type FactNumber, factFault, factNumbers } from './draft-fields.ts';

const checkNumber = (name: FactNumber) => async (_: unknown, value: string | number | undefined) => {
  const text = value === undefined || value === null ? '' : String(value);
  if (!rules.number.test(text)) throw new Error(rules.number.message);
  const fault = text === '' ? null : factFault(name, Number(text));
  if (fault) throw new Error(fault);
};

const checkPhone = async (_: unknown, value: string | undefined) => {
  if (!rules.phoneOrLandline.test(value)) throw new Error(rules.phoneOrLandline.message);
};

/** Normalises 0571-8765 4321 to digits; an extension after the number stays. */
const dialled = (value: string) => value.replace(/^(0\d{2,3})[\s\-－–—]+(?=\d)/, '$1').trimStart();

/** A school's phone and numeric facts. */
export function FactFields() {
  return (
    <div className="grid grid-cols-[minmax(0,1.6fr)_repeat(5,minmax(0,1fr))] gap-x-4 max-xl:grid-cols-3 max-md:grid-cols-2">
      <TextField
        name={['facts', 'hotline']}
        label="联系电话"
        extra="公开在单位主页"
        normalize={dialled}
        rules={[{ validator: checkPhone }]}
        maxLength={40}
        inputMode="tel"
        placeholder="手机或固话"
      />
      {factNumbers.map(([name, label]) => (
        <TextField
          key={name}
          name={['facts', name]}
          label={label}
          rules={[{ validator: checkNumber(name) }]}
          maxLength={6}
          inputMode="numeric"
        />
      ))}
    </div>
  );
}
