/** Who calls; see `exam-staff.api.test.ts`. */
export const staffColumns = ['lead', 'reviewer', 'rooms', 'observer', 'elsewhere', 'employer', 'unnamed'] as const;
export type StaffColumn = (typeof staffColumns)[number];

/**
 * What each part in a project opens: `+` the owner's answer, `-` FORBIDDEN, `0` the answer of an absent object. `elsewhere` is a
 * reviewer of another post of the project, `employer` a reviewer from a company of the table, `unnamed` a colleague without a part.
 */
const table = `
GET /api/company/exams/:id                      + + + + + + 0
PUT /api/company/exams/:id                      + - - - - - 0
POST /api/company/exams/:id/table               + - - - - - 0
POST /api/company/exams/:id/readings            + - - - - - 0
PUT /api/company/exams/:id/posts                + - - - - - 0
GET /api/company/exams/:id/posts                + + + + + + 0
POST /api/company/exams/:id/moves               + - - - - - 0
POST /api/company/exams/:id/payments            + - - - - - 0
GET /api/company/exams/:id/ratio                + - - + - - 0
POST /api/company/exams/:id/ratio               + - - - - - 0
POST /api/company/exams/:id/notices             + - - - - - 0
PUT /api/company/exams/:id/attachments          + - - - - - 0
GET /api/company/exams/:id/questions            + + + + + + 0
PUT /api/company/examQuestions/:id/answer       + - - - - - 0
GET /api/company/exams/:id/staff                + - - + - - 0
PUT /api/company/exams/:id/staff                + - - - - - 0
DELETE /api/company/exams/:id/staff/:memberId   + - - - - - 0
GET /api/company/exams/:id/rooms                + - + + - - 0
PUT /api/company/exams/:id/rooms                + - + - - - 0
POST /api/company/exams/:id/draw                + - + - - - 0
POST /api/company/exams/:id/seatChanges         + - + - - - 0
POST /api/company/examSeatChanges/:id/moves     + - + - - - 0
GET /api/company/exams/:id/papers               + - + + - - 0
GET /api/company/examRooms/:id                  + - + + - - 0
PUT /api/company/examRooms/:id                  + - + - - - 0
POST /api/company/examRooms/:id/door             + - + - - - 0
POST /api/company/exams/:id/arrivals            + - + - - - 0
GET /api/company/exams/:id/registrationRows     + + - + + + 0
GET /api/company/exams/:id/scores               + - + + - - 0
POST /api/company/exams/:id/scoreFiles          + - + - - - 0
PUT /api/company/exams/:id/scores               + - + - - - 0
POST /api/company/exams/:id/scoreMoves          + - + - - - 0
GET /api/company/exams/:id/publications         + - + + - - 0
POST /api/company/exams/:id/publications        + - + - - - 0
POST /api/company/examPublications/:id/moves    + - + - - - 0
GET /api/company/examPublications/:id           + - + + - - 0
GET /api/company/exams/:id/registrations        + + - + + + 0
POST /api/company/exams/:id/approvals           + + - - + + 0
GET /api/company/examRegistrations/:id          + + - + 0 + 0
POST /api/company/examRegistrations/:id/moves   + + - - 0 + 0
POST /api/company/examRegistrations/:id/identity + + - + 0 + 0
POST /api/company/examRegistrations/:id/claim   + + - - 0 + 0
DELETE /api/company/examRegistrations/:id/claim + + - - 0 + 0
GET /api/company/examEvidence/:id               + + - + 0 + 0
GET /api/company/exams/:id/candidates + + + + + + 0
POST /api/company/examCandidates/:id/moves + + - - 0 + 0
POST /api/company/examCandidates/:id/replacement + - - - - - 0
PUT /api/company/examCandidates/:id/extra + - + - - - 0
GET /api/company/exams/:id/slots + + + + + + 0
POST /api/company/exams/:id/slots + - + - - - 0
GET /api/company/exams/:id/recheckList.pdf + + + + + + 0
DELETE /api/company/examSlots/:id + - + - - - 0
GET /api/company/exams/:id/interview + - + + - - 0
PUT /api/company/exams/:id/groups + - + - - - 0
POST /api/company/exams/:id/lots + - + - - - 0
POST /api/company/examGroups/:id/judges + - + - - - 0
POST /api/company/examGroups/:id/codeSheets + - + - - - 0
POST /api/company/examJudges/:id/moves + - + - - - 0
GET /api/company/examGroups/:id + - + + - - 0
POST /api/company/examGroups/:id/moves + - + - - - 0
POST /api/company/examGroups/:id/people + - + - - - 0
POST /api/company/examSheets/:id/corrections + - + - - - 0
POST /api/company/examSheets/:id/moves + - + - - - 0
POST /api/company/examProposals/:id/moves + - + - - - 0
GET /api/company/exams/:id/objections           + - - + - - 0
POST /api/company/examObjections/:id/moves      + - - - - - 0
GET /api/company/exams/:id/archive.zip          + - - + - - 0
`;

export const staffRights = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, ...cells] = line.split(/\s+/);
    if (cells.length !== staffColumns.length) throw new Error(`not one cell a column: ${line}`);
    return { key: `${method} ${path}`, cells: Object.fromEntries(staffColumns.map((name, at) => [name, cells[at]])) };
  });
