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

// Signs that take no room, and more accents on one letter than any language puts there. The joiners
// ZWNJ and ZWJ are part of words, so they stand between letters.
const hidden =
  /[\u200B\u200E\u200F\u2060-\u2064\u00AD\u180E]|\p{M}{5}|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}])/u

/** A name or address that others will read: `text`, not empty, with nothing hidden in it. */
export const name = (max: number) => plain(max).pipe(z.string().min(1))

/** As a name, but it may be left empty. */
export const plain = (max: number) =>
  text(max).refine((value) => !hidden.test(value), { error: 'characters' })

/** An e-mail address, in lower case. */
export const email = z.string().max(300).trim().toLowerCase().pipe(z.email().max(254))

/** A phone number as people write it; only the server says whether it is one. */
export const phone = text(40).pipe(z.string().min(1))

/** JSON in a text field of a form, read and then checked by `schema`. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(20_000)
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value)
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' })
        return z.NEVER
      }
    })
    .pipe(schema)

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
