import { toFils } from '#contract/money.ts'

type Outcome = { kind: 'exact' | 'less' | 'more' | 'back'; rest: number }

/** What recording an amount leads to, in dirhams: what is then still missing, or goes back. */
export function outcomeOf(amount: number, missing: number): Outcome {
  const rest = Math.abs(toFils(amount) - toFils(missing)) / 100
  if (missing === 0) return { kind: 'back', rest }
  if (rest === 0) return { kind: 'exact', rest }
  return { kind: amount < missing ? 'less' : 'more', rest }
}
