import { findAPost } from './01-find-a-post.ts';
import { whatFitsMe } from './02-what-fits-me.ts';
import { firstDelivery } from './03-first-delivery.ts';
import { answerSchool } from './04-answer-school.ts';
import { slowSchool } from './05-slow-school.ts';
import { register } from './06-register.ts';
import { ticket } from './07-ticket.ts';
import { firstPost } from './08-first-post.ts';
import { answerMany } from './09-answer-many.ts';
import { importTable } from './10-import-table.ts';
import { publishProject } from './11-publish-project.ts';
import { morning } from './12-morning.ts';
import type { Task } from './task.ts';

export const tasks: readonly Task[] = [
  findAPost,
  whatFitsMe,
  firstDelivery,
  answerSchool,
  slowSchool,
  register,
  ticket,
  firstPost,
  answerMany,
  importTable,
  publishProject,
  morning,
];
