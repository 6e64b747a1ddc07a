import { amountText, countText } from '#web/shell/format.ts'

type PiecePriceProps = { quantity: number; price: number }

/** How many pieces at which price each, left to right in every language. */
export function PiecePrice({ quantity, price }: PiecePriceProps) {
  return (
    <bdi dir="ltr" className="price whitespace-nowrap">
      {countText(quantity)} × AED {amountText(price)}
    </bdi>
  )
}
