import { amountText } from '#web/shell/format.ts'

/** An amount of dirhams with its sign, left to right in every language. */
export function SignedAmount({ dirhams }: { dirhams: number }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {dirhams < 0 ? '−' : '+'}AED {amountText(Math.abs(dirhams))}
    </bdi>
  )
}
