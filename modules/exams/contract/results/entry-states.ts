import { type Machine, rows } from '#contract/machine.ts';

export type ScoreState = 'entered' | 'confirmed' | 'replaced' | 'dropped';
type ScoreMove = 'enter' | 'confirm' | 'replace' | 'drop';

/** A written score: one person enters it, another confirms it. A change is a new one that replaces it in the same way. */
export const score: Machine<ScoreState, ScoreMove, 'recruiter'> = {
  labels: { recruiter: { entered: '待确认', confirmed: '已确认', replaced: '已更正', dropped: '已退回' } },
  moves: { enter: '登记', confirm: '确认', replace: '更正', drop: '退回' },
  table: rows<ScoreState, ScoreMove>(
    [null, 'enter', 'recruiter', 'entered'],
    ['entered', 'confirm', 'recruiter', 'confirmed'],
    ['entered', 'drop', 'recruiter', 'dropped'],
    ['confirmed', 'replace', 'recruiter', 'replaced'],
  ),
};

/** What is written in place of points. */
export const scoreMarks = { score: '有成绩', absent: '缺考', violation: '违纪' } as const;
export type ScoreMark = keyof typeof scoreMarks;

export type SheetState = 'sealed' | 'proposed' | 'replaced' | 'dropped';
export type SheetMove = 'seal' | 'propose' | 'confirm' | 'replace' | 'drop';

/** A judge's sheet: sealed by the judge. A correction is proposed by one person, and confirmed by another. */
export const sheet: Machine<SheetState, SheetMove, 'recruiter'> = {
  labels: { recruiter: { sealed: '已封存', proposed: '更正待确认', replaced: '已更正', dropped: '更正已退回' } },
  moves: { seal: '封存', propose: '提出更正', confirm: '确认更正', replace: '更正', drop: '退回更正' },
  table: rows<SheetState, SheetMove>(
    [null, 'seal', 'judge', 'sealed'],
    [null, 'propose', 'recruiter', 'proposed'],
    ['proposed', 'confirm', 'recruiter', 'sealed'],
    ['proposed', 'drop', 'recruiter', 'dropped'],
    ['sealed', 'replace', 'recruiter', 'replaced'],
  ),
};
