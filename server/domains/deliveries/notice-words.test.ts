import { describe, expect, test } from 'vitest';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { noticeWords } from './notice-words.ts';

const facts = { joberName: '林知夏', companyName: '杭州钱江湾中学', postTitle: '高中数学教师', note: null };

describe('notices', () => {
  test.each(delivery.table.map(({ move, who }) => [who, move] as const))(
    "of the %s's move %s reach the other side",
    (who, move) => {
      const both = ['seeker', 'company'];
      const readers = { seeker: ['company'], recruiter: ['seeker'], system: both, clock: both }[who as 'system'];
      for (const reader of readers as ('seeker' | 'company')[]) {
        const notice = noticeWords(reader, move, facts);
        expect(notice?.title).toMatch(/^[\u4e00-\u9fff“”，]+$/);
        expect(notice?.body).toContain('高中数学教师');
      }
    },
  );

  test('of an invitation say when, how and where, in Shanghai', () => {
    const terms = {
      startsAt: new Date('2026-11-27T06:00:00Z'),
      slots: [] as string[],
      mode: 'onsite',
      place: '博学楼 302',
      room: '',
    } as const;
    expect(noticeWords('seeker', 'invite', { ...facts, terms })?.body).toBe(
      '杭州钱江湾中学邀请你参加“高中数学教师”面试：11月27日周五 14:00，现场，博学楼 302。请尽快答复。',
    );
  });

  test('name the other side, the post, and what else they tell apart from the sentence', () => {
    const [startsAt, proposedAt] = [new Date('2026-11-27T06:00:00Z'), new Date('2026-11-30T02:00:00Z')];
    const terms = { startsAt, slots: [] as string[], mode: 'onsite', place: '博学楼 302', room: '' } as const;
    const named = { post: '高中数学教师', who: '杭州钱江湾中学' };
    expect(noticeWords('seeker', 'invite', { ...facts, terms })).toMatchObject({
      ...named,
      detail: '11月27日周五 14:00，现场，博学楼 302',
    });
    expect(noticeWords('seeker', 'close', { ...facts, note: '已招满' })).toMatchObject({ ...named, detail: '已招满' });
    expect(noticeWords('seeker', 'shortlist', { ...facts, note: '不给对方看' })).toMatchObject({
      ...named,
      detail: '',
    });
    expect(noticeWords('company', 'propose-time', { ...facts, proposedAt, note: '路远' })).toMatchObject({
      who: '林知夏',
      detail: '改到11月30日周一 10:00。路远',
    });
  });

  test('of a refusal carry its reason, and none where none was given', () => {
    const body = (note: string | null) => noticeWords('seeker', 'reject', { ...facts, note })?.body;
    expect(body('需 5 年以上经历')).toMatch(/不太合适。原因：需 5 年以上经历$/);
    expect(body(null)).toMatch(/不太合适。$/);
  });
});
