import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';

export function companyItem(interview: BoxInterview): CalendarItem {
  const { deliveryId, name, postTitle, startsAt, minutes, mode, link, contact, interviewers } = interview;
  const held = interviewers.map((interviewer) => interviewer.name).join('、');
  return {
    kind: 'interview',
    id: deliveryId,
    title: `面试：${name}（${postTitle}）`,
    place: mode === 'onsite' ? placeText(interview) : interviewModeLabels[mode],
    details: [link && `链接：${link}`, held && `面试官：${held}`, `联系人：${contact}`].filter(Boolean),
    at: startsAt,
    until: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    allDay: false,
    link: `/delivery?tab=all&id=${deliveryId}`,
  };
}
