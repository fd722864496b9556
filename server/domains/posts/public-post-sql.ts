import { sql } from 'drizzle-orm';
import { publicCompany } from '#database/schema/companies.ts';
import { publicPostStatus } from '#database/schema/posts.ts';

/** `mayReadPost` for the public, as SQL over `post` joined with `company`; a test compares the two. */
export const publicPost = sql`${publicPostStatus} and ${publicCompany('company')}`;
