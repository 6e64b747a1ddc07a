/** The error messages by field; valid fields are left out. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

/** The user's progress through the fields of a form, and the server's errors. */
export type Progress = {
  changed: ReadonlySet<string>
  /** Left after typing, or submitted. */
  visited: ReadonlySet<string>
  refused: ReadonlyMap<string, { value: unknown; message: string }>
}

export const emptyProgress: Progress = {
  changed: new Set(),
  visited: new Set(),
  refused: new Map(),
}

/** Nothing typed, chosen or ticked. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || value === ''

export function typing(progress: Progress, names: string[]): Progress {
  return { ...progress, changed: new Set([...progress.changed, ...names]) }
}

/** Marks a field as left. A field that was left empty without typing isn't marked. */
export function passed(progress: Progress, name: string, value: unknown): Progress {
  if (isEmpty(value) && !progress.changed.has(name)) return progress
  return { ...progress, visited: new Set([...progress.visited, name]) }
}

/** The state of a field: its error once it was left, a tick when it is valid. */
export function fieldNote(progress: Progress, name: string, value: unknown, problem?: string) {
  const refused = progress.refused.get(name)
  const standing = refused && refused.value === value ? refused.message : undefined
  const visited = progress.visited.has(name)
  const error = standing ?? (visited ? problem : undefined)
  return { error, good: visited && !isEmpty(value) && !problem && !standing }
}

/**
 * Adds the server's errors by field ("garage_name" or "details.garage_name"). Each is shown until
 * its value changes. Errors without a field in the form are returned as `unmatched`.
 */
export function withServerErrors(
  progress: Progress,
  fields: Record<string, string>,
  values: object,
) {
  const refused = new Map(progress.refused)
  const unmatched: string[] = []
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^details\./, '')
    if (name in values) refused.set(name, { value: values[name as keyof object], message })
    else unmatched.push(message)
  }
  return { progress: { ...progress, refused }, unmatched }
}
