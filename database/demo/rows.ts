import type { company, companyEvent, companyMember } from '#database/schema/companies.ts';
import type { delivery, interview, resume } from '#database/schema/deliveries.ts';
import type { account, consent, jober } from '#database/schema/identity.ts';
import type { notification } from '#database/schema/notices.ts';
import type { post, postDay } from '#database/schema/posts.ts';

/** Every id of a load is drawn, so that the rows can name each other before they are written. */
type WithId<T> = T & { id: string };

export type AccountRow = WithId<typeof account.$inferInsert>;
export type CompanyRow = WithId<typeof company.$inferInsert>;
export type CompanyEventRow = WithId<typeof companyEvent.$inferInsert>;
export type MemberRow = WithId<typeof companyMember.$inferInsert>;
export type PostRow = WithId<typeof post.$inferInsert>;
export type PostDayRow = typeof postDay.$inferInsert;
export type JoberRow = WithId<typeof jober.$inferInsert>;
export type ConsentRow = WithId<typeof consent.$inferInsert>;
export type ResumeRow = WithId<typeof resume.$inferInsert>;
export type DeliveryRow = WithId<typeof delivery.$inferInsert>;
export type InterviewRow = WithId<typeof interview.$inferInsert>;
export type NotificationRow = WithId<typeof notification.$inferInsert>;
