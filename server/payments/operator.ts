import type { Env } from '../platform/env.ts'
import type { Party } from './document-data.ts'

/** The number of the marketplace as an issuer of documents; no user has it. */
export const MARKETPLACE = 0

/** Who runs a demonstration; the tax number has the right form and is nobody's. */
export const demoOperator: Party = {
  ...{ name: 'Ghiyar (demonstration)', nameAr: 'غيار (عرض تجريبي)', address: 'Dubai' },
  ...{ emirate: null, trn: '100000000000003' },
}

type Variables = Pick<Env, 'DEMO' | 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_TRN'>

/** The marketplace as the issuer of invoices for commission. */
export const operatorOf = (env: Variables): Party =>
  env.DEMO && env.OPERATOR_TRN === undefined
    ? demoOperator
    : {
        ...{ name: env.OPERATOR_NAME, nameAr: null, address: env.OPERATOR_ADDRESS },
        ...{ emirate: null, trn: env.OPERATOR_TRN ?? null },
      }
