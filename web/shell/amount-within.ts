import { amountText } from './format.ts'

/** An amount inside a sentence of any language, left to right. */
export const amountWithin = (dirhams: number) => `\u2066AED ${amountText(dirhams)}\u2069`
