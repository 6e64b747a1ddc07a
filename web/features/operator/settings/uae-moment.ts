// The Emirates have had no summer time since 1920.
const ZONE = '+04:00'
const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What a field for date and time has, read as a time of the UAE; undefined where it is none. */
export function momentFrom(text: string): string | undefined {
  if (!form.test(text)) return undefined
  const at = new Date(`${text}:00${ZONE}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

const OFFSET_MS = 4 * 3_600_000

/** A moment as such a field has it. */
export const momentField = (date: string): string =>
  new Date(new Date(date).getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
