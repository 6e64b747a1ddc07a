import { z } from 'zod'

// Control characters, and the marks that reorder or hide text. ZWNJ and ZWJ stay: words need them.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFEFF]/

/** Text as people type it: well-formed, NFC, trimmed, without control or reordering characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), { error: 'characters' })
    .transform((value) => value.normalize('NFC').trim())

export const id = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'A random 128-bit id, written as a UUID' })

const grouped = /^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/

/** Dirhams with at most two decimals; also as text with thousands separators ("1,250.50"). */
export const dirhams = z
  .union([z.number(), z.string().max(20).regex(grouped)])
  .transform((value) => (typeof value === 'number' ? value : Number(value.replaceAll(',', ''))))
  .pipe(z.number().min(0).max(10_000_000))

/** A price in a reply: dirhams with at most two decimals. */
export const price = z.number().min(0.01).max(10_000_000)

export const date = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

/** Paging of every list: pages count from 1. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
}
