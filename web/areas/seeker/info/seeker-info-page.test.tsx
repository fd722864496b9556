import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { SeekerInfoPage } from './seeker-info-page.tsx';

const phone = '13800000009';
const around = {
  'GET /api/site/legal': { agreement: '2026-11' },
  'GET /api/session': { user: null },
};
const open = (query = '') => renderPage(<SeekerInfoPage />, `/client/info${query}`);
const currentStep = () => screen.getByText((_, element) => element?.getAttribute('aria-current') === 'step');

test('who proved a phone stands at the second of three steps', () => {
  keepVerifiedPhone({ phone }, 'ticket');
  serve(around);
  open();
  expect(currentStep().textContent).toContain('填基本信息');
});

test('who proved none begins with the phone, at the first of the same steps', () => {
  serve(around);
  open();
  expect(currentStep().textContent).toContain('验证手机号');
  screen.getByText('去投递');
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
});

test('who is registered changes the basic information without steps', () => {
  signIn.seeker({ jober: sampleOf(ownJober, { name: '沈若溪', phone }) });
  serve(around);
  open();
  screen.getByRole('heading', { name: '基本信息' });
  expect(screen.queryByText('去投递')).toBeNull();
});
