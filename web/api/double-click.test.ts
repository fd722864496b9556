import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';

/** Writes of the consoles that no button sends. */
const withoutButton: Partial<Record<EndpointKey, string>> = {
  'POST /api/admin/reviews/:queue/:id/claim': 'by opening an item',
  'DELETE /api/admin/reviews/:queue/:id/claim': 'by leaving it',
  'POST /api/company/examRegistrations/:id/claim': 'by opening a registration',
  'DELETE /api/company/examRegistrations/:id/claim': 'by leaving it',
  'POST /api/company/exams/:id/arrivals': 'by itself, each mark with an id of its own',
  'PUT /api/team/company/draft': 'by itself while typing',
  'POST /api/company/posts': 'by itself while typing',
  'PUT /api/company/posts/:id/draft': 'by itself while typing',
  'PUT /api/team/company/papers': 'by choosing a file',
  'PUT /api/team/company/pictures': 'by choosing a file',
  'PUT /api/team/company/album': 'by choosing a file, or signs that may be pressed repeatedly',
  'POST /api/company/imports': 'by choosing a file',
  'POST /api/admin/companies/:companyId/imports': 'by choosing a file',
  'PUT /api/admin/companies/:companyId/imports/:id/mapping': 'by choosing from a list',
  'POST /api/company/exams/:id/table': 'by choosing a file',
  'POST /api/company/exams/:id/scoreFiles': 'by choosing a file',
  'PUT /api/company/imports/:id/mapping': 'by choosing from a list',
  'PATCH /api/team/members/:id': 'by choosing from a list',
  'PUT /api/talents/:id/rejection': 'by a menu, which closes',
  'DELETE /api/talents/:id/rejection': 'by a menu, which closes',
  'PUT /api/company/posts/:id/blind': 'by a switch',
  'PUT /api/notifications/settings': 'by a switch',
  'POST /api/notifications/read': 'by reading',
  'POST /api/company/wages/agreements/:id/remind': 'by a menu, which closes; tells once a day',
  'POST /api/communicate/conversations/:id/read': 'by reading',
  'POST /api/communicate/conversations/:id/signal': 'by typing',
  'POST /api/company/fairs/:id/hold': 'by choosing on the plan',
};

/** Writes that change nothing, need what a test has not, or belong to pages outside the consoles. */
const notPressed: Partial<Record<EndpointKey, string>> = {
  'POST /api/admin/words/try': 'tries a text, keeps nothing',
  'POST /api/admin/queryWords/try': 'tries a word, keeps nothing',
  'POST /api/company/exams/:id/readings': 'reads a text, keeps nothing',
  'POST /api/company/examRooms/:id/door': 'loads a list; the button waits for it',
  'PUT /api/company/examRooms/:id': 'saves the words of a room; the second finds the same',
  'POST /api/company/exams/:id/seatChanges': 'of a person whose change waits the second is refused',
  'POST /api/company/examSeatChanges/:id/moves': 'the second finds the change decided',
  'PUT /api/company/exams/:id/scores': 'names people, of whom the second finds the same scores',
  'POST /api/company/exams/:id/scoreMoves': 'the second finds no score that waits',
  'POST /api/company/exams/:id/publications': 'while a list of the kind waits the second is refused',
  'POST /api/company/examPublications/:id/moves': 'the second finds the list decided',
  'POST /api/company/examCandidates/:id/moves': 'the second finds the person in another state',
  'POST /api/company/examCandidates/:id/replacement': 'the second finds the place taken',
  'PUT /api/company/examCandidates/:id/extra': 'the second sets the same points',
  'POST /api/company/exams/:id/slots': 'the form closes, and its key makes the second the same write',
  'DELETE /api/company/examSlots/:id': 'the second finds no slot',
  'PUT /api/company/exams/:id/groups': 'saves the list as a whole; the second finds the same',
  'POST /api/company/exams/:id/lots': 'the second finds the list fixed, or the lots drawn',
  'POST /api/company/examGroups/:id/judges': 'its key makes the second the same write',
  'POST /api/company/examGroups/:id/codeSheets': 'prints, keeps nothing',
  'POST /api/company/examJudges/:id/moves': 'its key makes the second the same write',
  'POST /api/company/examGroups/:id/moves': 'the second finds the group closed',
  'POST /api/company/examGroups/:id/people': 'the second finds the person in another state',
  'POST /api/company/examSheets/:id/corrections': 'while a correction waits the second is refused',
  'POST /api/company/examSheets/:id/moves': 'the second finds the correction decided',
  'POST /api/company/examObjections/:id/moves': 'the second finds the objection answered',
  'POST /api/company/examProposals/:id/moves': 'the second finds the proposal decided',
  'PUT /api/company/examQuestions/:id/answer': 'the same answer again changes nothing',
  'PUT /api/company/exams/:id/attachments': 'saves the list as a whole; the second finds the same',
  'DELETE /api/admin/reviews/:queue/:id/decision': 'the second finds the approval taken back',
  'POST /api/admin/posts/:id/remove': 'the second finds the post taken down',
  'POST /api/content/editor/preview': 'shows a text, keeps nothing',
  'POST /api/admin/intakes/readings': 'reads files or a text, keeps nothing',
  'POST /api/admin/intakes': 'its key makes the second the same write',
  'POST /api/admin/intakes/:id/check': 'the second finds the announcement published',
  'DELETE /api/admin/intakes/:id': 'the second finds nothing',
  'POST /api/admin/reportedExams/:id/changes': 'its key makes the second the same write',
  'POST /api/admin/intakeSources': 'its key makes the second the same write',
  'PUT /api/admin/intakeSources/:id': 'the second sets the same day',
  'DELETE /api/admin/intakeSources/:id': 'the second finds nothing',
  'POST /api/admin/companies/:id/letter': 'prints the same code again',
  'PUT /api/admin/posts/:id/facts': 'the second sets the same facts',
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': 'reads',
  'POST /api/company/orders/:id/payment': 'needs a payment provider',
  'PUT /api/company/fairs/:id/results': 'needs a fair that has begun; replaces what was there',
  'POST /api/admin/password': 'would take the password of a demo operator from the other stories',
  'POST /api/company/recruiterLogin': 'a login page',
  'POST /api/admin/login': 'a login page',
  'PUT /api/account/phone': 'would take the phone of a demo account from the other stories',
  'POST /api/account/phoneChange': 'the same',
  'POST /api/posts/:id/reports': 'a page of seekers',
  'PUT /api/communicate/phrases': 'keeps the same list',
  'POST /api/company/postTemplates': 'the template of a name is replaced',
  'DELETE /api/company/postTemplates/:id': 'the second finds no template',
  'DELETE /api/company/invoiceTitles/:id': 'the second finds no title',
  'PUT /api/company/posts/:id/reserve': 'saves the order as a whole; the second finds the same',
  'POST /api/company/deliveryTags': 'adds and removes the same tags',
  'PUT /api/talents/:id/saved': 'keeps the same folder and note',
  'DELETE /api/talents/:id/saved': 'removes what is removed',
  'POST /api/admin/companies/:companyId/imports/:id/write': 'the button of a school, pressed there',
  'POST /api/admin/companies/:companyId/imports/:id/undo': 'the same',
  'POST /api/team/company/withdrawal': 'the second finds a draft, which nobody can take back',
  'PUT /api/admin/broadcasts/:id/stop': 'the second finds it stopped',
  'PUT /api/admin/dailyLimits': 'sets the same limits',
  'PUT /api/admin/support/:id/done': 'ends a waiting that has ended',
  'POST /api/account/email/code': 'e-mail is not sent in the demo',
  'PUT /api/account/email': 'the same',
  'DELETE /api/account/email': 'the same',
  'POST /api/account/wechatNotices': 'needs a WeChat service account',
  'DELETE /api/account/wechatNotices': 'the same',
};

const textsOf = (folder: string, isMeant: (path: string) => boolean = () => true): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && isMeant(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

const consoles = [...textsOf('web/areas/enterprise'), ...textsOf('web/areas/admin')];
const ofConsoles = /^[^/]+\/web\/(?!(?:public|seeker|judge)\/)/;
const shared = [...textsOf('web/features'), ...textsOf('modules', (path) => ofConsoles.test(path))];
const stories = [...textsOf('e2e/double-click'), ...textsOf('e2e/public')].join('\n');
const inConsoles = new Set(['member', 'recruiter', 'operator', 'account']);

const writes = (Object.keys(api) as EndpointKey[]).filter((key) => {
  const isCalled = (texts: string[]) => texts.some((text) => text.includes(`'${key}'`));
  if (key.startsWith('GET ')) return false;
  return isCalled(consoles) || (inConsoles.has(api[key].access) && isCalled(shared));
});

test('every write of the consoles is sent by a button that a story presses twice, or stands here with the reason', () => {
  const pressed = writes.filter((key) => stories.includes(`'${key}'`));
  const excused = [...Object.keys(withoutButton), ...Object.keys(notPressed)];
  expect(writes.filter((key) => !pressed.includes(key) && !excused.includes(key))).toEqual([]);
  expect(excused.filter((key) => pressed.includes(key as EndpointKey))).toEqual([]);
  expect(pressed.length).toBeGreaterThan(70);
});
