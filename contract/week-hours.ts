import { z } from 'zod'
import { mostSpansOfDay } from './limits.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour' })

/** From and to, as "08:00"; `to` may be "24:00" written as "00:00", the end of the day. */
const span = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from < to || to === '00:00', { path: ['to'], error: 'hour' })

/**
 * When a company is open, in the time of the UAE: seven days from Monday on, each with up to two spans
 * (many close over noon); a day without any is closed.
 */
export const weekHours = z.array(z.array(span).max(mostSpansOfDay)).length(7)
export type WeekHours = z.infer<typeof weekHours>
