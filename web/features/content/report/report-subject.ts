import type { SubjectKind } from '#contract/report-options.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type SubjectInLink = { kind: SubjectKind; id: string }

/** What a link reports, as "?listing=…" or "?company=…"; undefined for anything else. */
export function subjectIn(query: URLSearchParams): SubjectInLink | undefined {
  for (const kind of ['listing', 'company'] as const) {
    const id = query.get(kind)
    if (id && uuid.test(id)) return { kind, id }
  }
  return undefined
}
