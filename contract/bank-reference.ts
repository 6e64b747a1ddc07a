import { z } from 'zod'
import { filledText } from './fields.ts'
import { bankReferenceLength } from './limits.ts'
import { bankReferenceForm } from './money-kinds.ts'

/** A reference of the bank in one spelling, so that one transfer is one reference however it is typed. */
export const bankReference = filledText(bankReferenceLength)
  .pipe(z.string().regex(bankReferenceForm))
  .transform((typed) => typed.replace(/ {2,}/g, ' ').toUpperCase())
