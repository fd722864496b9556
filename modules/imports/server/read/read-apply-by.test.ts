import { expect, test } from 'vitest';
import { readApplyBy } from './read-apply-by.ts';

const cells = (given: object) => ({ applyWay: '', applyUrl: '', applyMail: '', ...given });

test.each([
  [{ applyUrl: 'https://rsj.example.gov.cn/bm' }, { way: 'web', link: 'https://rsj.example.gov.cn/bm' }],
  [{ applyWay: '网上报名：www.example.com/zp，逾期不候' }, { way: 'web', link: 'https://www.example.com/zp' }],
  [{ applyMail: 'hr@example.edu.cn' }, { way: 'mail', email: 'hr@example.edu.cn' }],
  [{ applyWay: '简历发至 hr@example.edu.cn' }, { way: 'mail', email: 'hr@example.edu.cn' }],
  [
    { applyWay: '现场报名：教育局302室，0578-6821234' },
    { way: 'desk', hotline: '0578-6821234', place: '现场报名：教育局302室，' },
  ],
  [{ applyWay: '现场报名，联系13800000001' }, { way: 'desk', place: '现场报名，联系〔已隐去〕' }],
  [{ applyWay: '按公告' }, null],
  [{ applyUrl: 'javascript:alert(1)' }, null],
  [{}, null],
])('%j is %j', (given, expected) => expect(readApplyBy(cells(given))).toEqual(expected));
