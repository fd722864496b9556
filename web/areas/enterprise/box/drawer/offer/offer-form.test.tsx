import { fireEvent, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { OfferForm } from './offer-form.tsx';

const MOVE = 'POST /api/company/updateResumeBoxStatus';
const CLEARANCE = 'GET /api/deliveries/:id/clearance';
const row = { id: '1', person: { name: '赵一' } } as Parameters<typeof OfferForm>[0]['row'];
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => signIn.recruiter());

test('an offer whose parts do not add up stays, a refusal stands at its field, and what was typed goes out in fen', async () => {
  const server = serve({
    [CLEARANCE]: null,
    [MOVE]: () =>
      refusal('INVALID_INPUT', undefined, [{ path: 'body.offer.contract', message: '合同与试用期含有联系方式' }]),
  });
  const onClose = vi.fn();
  const { user } = renderConsole(<OfferForm row={row} onClose={onClose} />);
  const send = () => user.click(screen.getByText('发出录用意向'));
  const startsOn = dayjs().add(30, 'day').format('YYYY-MM-DD');
  put('薪酬', '8500.5');
  put('合同与试用期', '聘用合同 3 年');
  const day = screen.getByLabelText('到岗日');
  fireEvent.mouseDown(day);
  fireEvent.change(day, { target: { value: startsOn } });
  fireEvent.keyDown(day, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(screen.getByText('添加薪酬构成'));
  put('薪酬构成的名称', '基本');
  put('薪酬构成的金额', '8000');
  await send();
  await screen.findByText('录用前须依法查询违法犯罪记录；登记后才能发出录用');
  await screen.findByText('薪酬构成加起来须等于薪酬');
  expect(server.to(MOVE)).toEqual([]);
  put('薪酬构成的金额', '8500.5');
  await send();
  await screen.findByText('合同与试用期含有联系方式');
  expect([onClose.mock.calls.length, screen.getByLabelText('薪酬')]).toMatchObject([0, { value: '8500.50' }]);
  server.change({ [MOVE]: {} });
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(MOVE)[1]?.body).toMatchObject({
    id: '1',
    status: 'offer',
    offer: {
      pay: 850_050,
      payUnit: 'month',
      payParts: [{ name: '基本', amount: 850_050 }],
      startsOn,
      contract: '聘用合同 3 年',
    },
  });
});

test('offered terms open as they are, and go out with a later time for the answer', async () => {
  const server = serve({ [CLEARANCE]: null, [MOVE]: {} });
  const current = {
    pay: 18_500_000,
    payUnit: 'year' as const,
    payParts: [{ name: '基本', amount: 18_500_000 }],
    startsOn: dayjs().add(30, 'day').format('YYYY-MM-DD'),
    contract: '聘用合同 3 年',
    answerBy: dayjs().add(-1, 'day').startOf('hour').toISOString(),
  };
  const { user } = renderConsole(<OfferForm row={row} current={current} onClose={() => undefined} />);
  expect(screen.getByLabelText('薪酬')).toHaveProperty('value', '18.50');
  expect(screen.getByLabelText('薪酬构成的金额')).toHaveProperty('value', '18.50');
  const later = pickedNow().add(3, 'day').startOf('hour');
  const until = screen.getByLabelText('请对方答复的时间');
  fireEvent.mouseDown(until);
  fireEvent.change(until, { target: { value: later.format('YYYY-MM-DD HH:mm') } });
  fireEvent.keyDown(until, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(screen.getByText('更改并通知'));
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  expect(server.to(MOVE)[0]?.body).toEqual({
    id: '1',
    status: 'offer',
    offer: { ...current, answerBy: instantOf(later) },
  });
});
