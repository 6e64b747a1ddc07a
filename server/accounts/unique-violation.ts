import { violates } from '../platform/unique-violation.ts'

/** Whether a statement failed because somebody has this e-mail address or phone number already. */
export const isTaken = (error: unknown): boolean => violates(error, /^user_(email|phone)_unique$/)
