import { z } from 'zod'
import {
  defaultPageSize,
  longestEmail,
  longestJson,
  longestPasswordEntry,
  longestPhone,
  pageRange,
  pageSizeRange,
  priceRange,
  type Range,
} from './limits.ts'
import { hasTwoDecimals } from './money.ts'

// Control characters, and the marks that reorder or hide text. ZWNJ and ZWJ stay: words need them.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFEFF]/

/** What a company is called. */
export const companyNames = z.object({
  company_name: z.string(),
  company_name_ar: z.string().optional().meta({ description: 'Where the company gave one' }),
})

/**
 * Text as people type it: well-formed, NFC, trimmed, without control or reordering characters. NFC can lengthen
 * it, so the limit holds before and after.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), { error: 'characters' })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().max(max))

// Signs that take no room, and more accents on one letter than any language puts there. The joiners
// ZWNJ and ZWJ are part of words, so they stand between letters.
const hidden =
  /[\u200B\u200E\u200F\u2060-\u2064\u00AD\u180E]|\p{M}{5}|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}])/u

const filled = z.string().min(1)

/** As `text`, and not empty. */
export const filledText = (max: number) => text(max).pipe(filled)

/** A name or address that others will read: `text`, not empty, with nothing hidden in it. */
export const name = (max: number) => plain(max).pipe(filled)

/** A whole or broken number within a range. */
export const within = ({ min, max }: Range) => z.number().min(min).max(max)

export const password = filled.max(longestPasswordEntry)

/** As a name, but it may be left empty. */
export const plain = (max: number) =>
  text(max).refine((value) => !hidden.test(value), { error: 'characters' })

// Room for spaces that are pasted along; they are trimmed.
const spacesAround = 46

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .max(longestEmail + spacesAround)
  .trim()
  .toLowerCase()
  .pipe(z.email().max(longestEmail))

/** A phone number as people write it; only the server says whether it is one. */
export const phone = filledText(longestPhone)

/** JSON in a text field of a form, read and then checked by `schema`. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(longestJson)
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

// Ten million with its separators and fils has thirteen signs; more are leading zeros.
const longestAmount = 20
const grouped = /^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/

/** Dirhams with at most two decimals; also as text with thousands separators ("1,250.50"). */
export const dirhams = z
  .union([z.number(), z.string().max(longestAmount).regex(grouped)])
  .transform((value) => (typeof value === 'number' ? value : Number(value.replaceAll(',', ''))))
  .pipe(within({ ...priceRange, min: 0 }))

/** An amount that moves: more than nothing, and not a part of a fils. */
export const exactDirhams = dirhams
  .pipe(within(priceRange))
  .refine(hasTwoDecimals, { error: 'invalid' })

/** A price in a reply: dirhams with at most two decimals. */
export const price = within(priceRange)

/** A day without a time, such as the last one of a licence. */
export const day = z.iso.date().meta({ description: 'A day as 2027-03-31' })

export const date = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

/** A whole number within a range; of a query, also as text. */
export const wholeWithin = ({ min, max }: Range) => z.coerce.number().int().min(min).max(max)

/** Paging of every list: pages count from 1. */
export const paging = {
  page: wholeWithin(pageRange).default(1),
  limit: wholeWithin(pageSizeRange).default(defaultPageSize),
}
