DROP INDEX "exam_publication_due_idx";--> statement-breakpoint
-- Lists that wait for their moment, or for the moves after it: from now on each has a job.
insert into job (kind, payload, run_at)
  select 'exam-list', jsonb_build_object('id', id::text), public_at from exam_publication where status = 'confirmed' and applied_at is null;
