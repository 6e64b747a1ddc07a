import { amountText } from './format.ts'

/** An amount of dirhams, left to right in every language. */
export function Amount({ dirhams }: { dirhams: number }) {
  return (
    <bdi dir="ltr" className="price whitespace-nowrap">
      AED {amountText(dirhams)}
    </bdi>
  )
}
