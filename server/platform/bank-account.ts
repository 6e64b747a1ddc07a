import type { Env } from './env.ts'

export type BankAccount = { name: string; iban: string; bank: string }

/** Of a demonstration: no bank of the UAE has the code 000, so that nothing can arrive there. */
const demoAccount: BankAccount = {
  ...{ name: 'Ghiyar (demonstration)', iban: 'AE630000000000000000000' },
  bank: 'Demonstration: do not transfer anything',
}

type Variables = Pick<
  Env,
  'DEMO' | 'OPERATOR_NAME' | 'OPERATOR_ACCOUNT' | 'OPERATOR_IBAN' | 'OPERATOR_BANK'
>

/** The bank account of the marketplace, where it has one. */
export function bankAccountOf(env: Variables): BankAccount | undefined {
  if (env.OPERATOR_IBAN === undefined) return env.DEMO ? demoAccount : undefined
  const name = env.OPERATOR_ACCOUNT ?? env.OPERATOR_NAME
  return { name, iban: env.OPERATOR_IBAN, bank: env.OPERATOR_BANK }
}
