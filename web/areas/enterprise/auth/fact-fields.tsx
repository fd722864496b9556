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

/** A school's numeric facts and its phone. */
export function FactFields() {
  return (
    <>
      <TextField
        name={['facts', 'hotline']}
        label="联系电话"
        extra="公开展示在单位主页，手机或固话"
        normalize={dialled}
        rules={[{ validator: checkPhone }]}
        maxLength={40}
        inputMode="tel"
        placeholder="如 0571 87654321"
      />
      <div className="grid grid-cols-5 gap-x-4 max-md:grid-cols-2">
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
    </>
  );
}
