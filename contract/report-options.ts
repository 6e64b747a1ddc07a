/** What anyone can report to the operator. */
export const subjectKinds = ['listing', 'company'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export const subjectReasons = ['wrong_part', 'counterfeit', 'price', 'offensive', 'other'] as const
export type SubjectReason = (typeof subjectReasons)[number]

/** What an operator closes reports with; only hiding a listing closes them as `hidden`. */
export const closingOutcomes = ['nothing', 'settled'] as const
export const reportOutcomes = [...closingOutcomes, 'hidden'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
