import { z } from 'zod';
import { calendarFile } from '#contract/calendar/calendar.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

export const examCalendarEndpoints = {
  'GET /api/calendar/exams/:id': {
    access: 'anyone',
    summary: '一个公开招聘项目各步骤的日历文件',
    params: z.object({ id: id('项目编号') }),
    returns: calendarFile,
  },
} as const satisfies EndpointTable;
