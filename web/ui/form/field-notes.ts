/** What is wrong with each field, in words; fields that are right are left out. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

/** How far somebody is with the fields of a form, and what the server has refused. */
export type Progress = {
  changed: ReadonlySet<string>
  /** Left after something was typed, or passed by submitting. */
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

/** After a field is left. One that was only passed by, still empty, isn't blamed for it. */
export function passed(progress: Progress, name: string, value: unknown): Progress {
  if (isEmpty(value) && !progress.changed.has(name)) return progress
  return { ...progress, visited: new Set([...progress.visited, name]) }
}

/** What stands at a field now: its error once it was left, a tick where it is right. */
export function noteOn(progress: Progress, name: string, value: unknown, problem?: string) {
  const refused = progress.refused.get(name)
  const standing = refused && refused.value === value ? refused.message : undefined
  const visited = progress.visited.has(name)
  const error = standing ?? (visited ? problem : undefined)
  return { error, good: visited && !isEmpty(value) && !problem && !standing }
}

/**
 * Takes in the server's refusals by field ("garage_name" or "details.garage_name"). Each stands until
 * its value changes. What names no field of the form comes back as `unplaced`.
 */
export function refusing(progress: Progress, fields: Record<string, string>, values: object) {
  const refused = new Map(progress.refused)
  const unplaced: string[] = []
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^details\./, '')
    if (name in values) refused.set(name, { value: values[name as keyof object], message })
    else unplaced.push(message)
  }
  return { progress: { ...progress, refused }, unplaced }
}
