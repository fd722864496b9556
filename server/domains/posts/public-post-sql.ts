import { sql } from 'drizzle-orm';

/**
 * `mayReadPost` for the public, as SQL over `post` joined with `company`; one test holds the two together.
 */
export const publicPost = sql`
  post.status in ('open', 'closed', 'expired') and (
    company.status in ('approved', 'unclaimed') or (company.source is not null and company.status in ('pending', 'rejected')))`;
