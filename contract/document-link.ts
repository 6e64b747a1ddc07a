import { z } from 'zod'
import { documentKinds } from './money-kinds.ts'

/** A document under tax law, as lists and orders link it. */
export const documentLink = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  url: z.string().meta({ description: 'The PDF; with `?format=xml` as UBL. With a token only' }),
})
export type DocumentLink = z.infer<typeof documentLink>
