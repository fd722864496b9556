import type { signUpEndpoints } from '#contract/identity/ticket.ts';
import { sortModules } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';

/** Signs a seeker up for what one of the modules offers. */
export const signUpHandlers = ({ modules, config }: Deps): Handlers<typeof signUpEndpoints> => ({
  'POST /api/jober/saveSignUp': async (ctx, { body }) => {
    const person = seeker(ctx);
    if ((body.meetingId === undefined) === (body.lectureId === undefined))
      throw fieldError('body.meetingId', '请选择要报名的招聘会或讲座');
    for (const { signUp } of sortModules(modules, config).on) {
      const ticket = signUp?.(ctx.db, person, body, ctx.now);
      if (ticket) return ticket;
    }
    throw appError('NOT_FOUND');
  },
});
