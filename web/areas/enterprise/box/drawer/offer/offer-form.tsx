import { Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { latestStart, type OfferTerms, offerFaults } from '#contract/deliveries/offer-rules.ts';
import { offerTerms } from '#contract/deliveries/offers.ts';
import type { SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import { toast } from '#web/api/toasts.ts';
import {
  ChoiceField,
  DayField,
  FormDialog,
  fieldsOf,
  NumberField,
  showFieldErrors,
  TextField,
} from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { instantOf, pickedNow, pickedOf } from '#web/features/time/picked-time.ts';
import { ClearanceBlock } from '../../../clearance/clearance-block.tsx';
import { useMove } from '../../use-box.ts';

const field = fieldsOf(offerTerms);

interface Fields {
  pay: number;
  payUnit: SalaryUnit;
  payParts?: { name: string; amount: number }[];
  startsOn: Dayjs;
  contract: string;
  bring?: string;
  answerBy: Dayjs;
}

/** How pay is typed: the label of its unit, and the unit in fen. */
const units: Record<SalaryUnit, { label: string; fen: number }> = {
  year: { label: '万元/年', fen: 1_000_000 },
  month: { label: '元/月', fen: 100 },
  day: { label: '元/天', fen: 100 },
  hour: { label: '元/课时', fen: 100 },
};
const partName = { placeholder: '基本、绩效、津贴', 'aria-label': '薪酬构成的名称' };
const unitOptions = Object.entries(units).map(([value, { label }]) => ({ value, label }));

function termsOf({ pay, payUnit, payParts = [], startsOn, contract, bring, answerBy }: Fields): OfferTerms {
  const fen = (amount: number) => Math.round(amount * units[payUnit].fen);
  return {
    pay: fen(pay),
    payUnit,
    payParts: payParts.map(({ name, amount }) => ({ name, amount: fen(amount) })),
    startsOn: startsOn.format('YYYY-MM-DD'),
    contract,
    ...(bring?.trim() ? { bring } : {}),
    answerBy: instantOf(answerBy),
  };
}

/** The terms as the form shows them. */
function fieldsIn({ pay, payUnit, payParts, startsOn, answerBy, ...words }: OfferTerms): Fields {
  const typed = (fen: number) => fen / units[payUnit].fen;
  return {
    ...words,
    pay: typed(pay),
    payUnit,
    payParts: payParts.map(({ name, amount }) => ({ name, amount: typed(amount) })),
    startsOn: dayjs(startsOn),
    answerBy: pickedOf(answerBy),
  };
}

/** A new offer has a week for its answer, and a start day that is still ahead. */
function freshFields(like: OfferTerms | undefined): Partial<Fields> {
  const answerBy = pickedNow().add(7, 'day').hour(18).minute(0).second(0).millisecond(0);
  if (!like) return { payUnit: 'month', answerBy };
  const { startsOn, ...terms } = fieldsIn(like);
  return { ...terms, answerBy, ...(startsOn.isAfter(answerBy) ? { startsOn } : {}) };
}

interface Props {
  row: Pick<BoxRow, 'id' | 'person'>;
  /** The terms that were offered, to be changed. */
  current?: OfferTerms;
  /** Terms to begin with: those that another person did not accept. */
  like?: OfferTerms;
  onClose(): void;
}

/** Passing the trial lesson: the terms that the person reads before answering. */
export function OfferForm({ row, current, like, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const move = useMove();
  const submit = (fields: Fields) => {
    const offer = termsOf(fields);
    const faults = offerFaults(offer, new Date());
    if (faults.length > 0) return form.setFields(faults.map(([name, message]) => ({ name, errors: [message] })));
    move.mutate(
      { id: row.id, status: 'offer', offer },
      {
        onSuccess: () => {
          toast.success(current ? '新的条件已发出' : '录用意向已发出');
          onClose();
        },
        onError: (error) => showFieldErrors(form, error, 'body.offer'),
      },
    );
  };
  return (
    <FormDialog
      title={current ? `更改给 ${row.person.name} 的条件` : `录用 ${row.person.name}`}
      okText={current ? '更改并通知' : '发出录用意向'}
      busy={move.isPending}
      form={form}
      initialValues={current ? fieldsIn(current) : freshFields(like)}
      before={
        !current && (
          <div className="mb-4">
            <ClearanceBlock deliveryId={row.id} />
          </div>
        )
      }
      onSend={submit}
      onClose={onClose}
    >
      <p className="mb-4 text-14 text-ink-3">对方会看到下面的条件，接受时再确认一次；到岗日之前状态为“已接受”。</p>
      <Form.Item label="薪酬（税前）" className="mb-0" required>
        <div className="grid grid-cols-[1fr_120px] gap-2">
          <NumberField name="pay" required="请填写薪酬" min={0} max={1_000_000} precision={2} aria-label="薪酬" />
          <ChoiceField name="payUnit" options={unitOptions} aria-label="计薪方式" />
        </div>
      </Form.Item>
      <ListField
        name="payParts"
        most={5}
        row={{ add: '薪酬构成', remove: '这一项', className: 'grid grid-cols-[1fr_120px_32px] gap-2' }}
      >
        {(at) => (
          <>
            <TextField name={[at, 'name']} required="请填写名称" maxLength={10} {...partName} />
            <NumberField
              name={[at, 'amount']}
              required="请填写金额"
              min={0}
              precision={2}
              aria-label="薪酬构成的金额"
            />
          </>
        )}
      </ListField>
      <DayField
        name="startsOn"
        label="到岗日"
        required
        minDate={pickedNow().add(1, 'day')}
        maxDate={dayjs(latestStart(new Date()))}
      />
      <TextField {...field('contract')} placeholder="聘用合同 3 年，试用期 6 个月" />
      <TextField {...field('bring')} rows={2} placeholder="身份证、学历学位证、教师资格证、体检报告" />
      <DayField
        name="answerBy"
        label="请对方答复的时间"
        required="请选择答复截止时间"
        minutes={30}
        minDate={pickedNow()}
      />
    </FormDialog>
  );
}
