import { sql } from 'drizzle-orm';
import { publicCompany } from '#database/schema/companies.ts';

/** `mayReadPost` for the public, as SQL over `post` joined with `company`; a test compares the two. */
export const publicPost = sql`post.status in ('open', 'closed', 'expired') and ${publicCompany('company')}`;
