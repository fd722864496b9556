import { assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { type CalendarEvent, icalendar } from './icalendar.ts';

const madeAt = new Date('2026-11-21T00:00:00Z');
const written = (...events: CalendarEvent[]) => icalendar(events, { name: '日程', madeAt });

const base = { uid: 'deadline-1@jiaoyurencai', title: '报名截止', start: '2026-12-01T15:59:00Z' };

test('a moment has neither a duration nor an end', () => {
  for (const end of [undefined, null, base.start]) {
    const file = written({ ...base, end });
    expect(file).not.toMatch(/^(?:DURATION|DTEND)/m);
    expect(strictEvents(file)[0]?.startDate.toJSDate().toISOString()).toBe('2026-12-01T15:59:00.000Z');
  }
});

test('a day ends where the next begins, over months and years', () => {
  const file = written({ ...base, start: '2026-12-31' });
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(strictEvents(file)[0]?.duration.toString()).toBe('P1D');
});

test('reminders, a cancellation and a revision are read back', () => {
  const reminders = [
    { trigger: '-P4W', text: '证书到期' },
    { trigger: '-PT72H', text: '证书到期' },
  ];
  const [event] = strictEvents(written({ ...base, reminders, isCancelled: true, sequence: 7 }));
  const triggers = event?.component
    .getAllSubcomponents('valarm')
    .map((alarm) => `${alarm.getFirstPropertyValue('trigger')}`);
  expect(triggers).toEqual(['-P4W', '-PT72H']);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event?.sequence).toBe(7);
});

test('a calendar without events is a calendar', () => {
  expect(strictEvents(written())).toEqual([]);
  expect(written()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
});

test('any text comes back as it was, in lines of at most 75 octets that part no character', () => {
  const anyText = string({ unit: 'grapheme', maxLength: 120 });
  assert(
    property(record({ title: anyText, place: anyText, details: anyText }), (texts) => {
      const file = written({ ...base, ...texts });
      const [event] = strictEvents(file);
      const kept = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
      expect(event?.summary ?? '').toBe(kept(texts.title));
      expect(event?.location ?? '').toBe(kept(texts.place));
      expect(event?.description ?? '').toBe(kept(texts.details));
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).toBe(Buffer.from(line).toString());
      }
    }),
  );
});
