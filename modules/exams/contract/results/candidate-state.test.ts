import { describe, expect, test } from 'vitest';
import { movesFor, next, type Who } from '#contract/machine.ts';
import {
  type CandidateStage,
  candidate,
  candidateExits,
  candidateStages,
  isOut,
  moveInto,
  stageAfter,
} from './candidate-state.ts';

const timetable = (...steps: string[]) => steps.map((step) => ({ step }));
const whole = timetable('written', 'recheck', 'interview', 'medical', 'inspection', 'publicity');

/** The stages that a candidate passes in a project with these steps, each reached by its own move. */
function courseOf(steps: { step: string }[]) {
  const course: CandidateStage[] = ['written'];
  for (let at = stageAfter('written', steps); at; at = stageAfter(at, steps)) {
    const from = course.at(-1) ?? null;
    const move = moveInto[at as keyof typeof moveInto];
    expect(next(candidate, from, { move, who: 'clock' }), `${from} ${move}`).toBe(at);
    course.push(at);
  }
  return course;
}

describe('the course', () => {
  test('runs from the paper to the appointment', () => {
    expect(courseOf(whole)).toEqual(candidateStages);
  });

  test.each([
    [['interview'], ['written', 'interview', 'ranked', 'listed', 'appointed']],
    [[], ['written', 'ranked', 'listed', 'appointed']],
    [['recheck'], ['written', 'recheck', 'ranked', 'listed', 'appointed']],
    [
      ['interview', 'inspection'],
      ['written', 'interview', 'ranked', 'inspection', 'listed', 'appointed'],
    ],
  ])('passes over the steps that a project does not have: %j', (steps, course) => {
    expect(courseOf(timetable(...steps))).toEqual(course);
  });

  test('goes back nowhere', () => {
    const ahead = Object.entries(moveInto);
    for (const [at, stage] of candidateStages.entries())
      for (const [to, move] of ahead)
        if (candidateStages.indexOf(to as CandidateStage) <= at)
          expect(next(candidate, stage, { move, who: 'recruiter' }), `${stage} ${move}`).toBeNull();
  });
});

describe('who is out', () => {
  test.each(candidateExits)('%s: has no move but to be taken back to where they left', (exit) => {
    expect(isOut(exit)).toBe(true);
    expect(movesFor(candidate, exit, 'recruiter', 'medical')).toEqual(['restore']);
    expect(next(candidate, exit, { move: 'restore', who: 'recruiter', was: 'medical' })).toBe('medical');
    expect(next(candidate, exit, { move: 'restore', who: 'recruiter' })).toBeNull();
    for (const who of ['seeker', 'clock', 'operator', 'system'] as Who[])
      expect(movesFor(candidate, exit, who, 'medical')).toEqual([]);
  });

  test('a corrected list takes back who was absent or in violation of the paper, and nobody else', () => {
    const taken = candidateExits.filter((exit) => movesFor(candidate, exit, 'clock', 'written').includes('restore'));
    expect(taken).toEqual(['absent', 'violation']);
  });

  test('an appointment is not taken away here', () => {
    for (const who of ['seeker', 'recruiter', 'clock'] as Who[])
      expect(movesFor(candidate, 'appointed', who)).toEqual([]);
  });
});

test('applicants withdraw and do nothing else', () => {
  for (const stage of candidateStages)
    expect(movesFor(candidate, stage, 'seeker')).toEqual(stage === 'appointed' ? [] : ['withdraw']);
});
