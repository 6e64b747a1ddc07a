import { countText } from './format.ts'

type CountedNumberProps = { quantity: number; sku: string }

/**
 * How many of a part, and its number. The quantity follows the direction of the page: in one run with the number it
 * would come last for readers of Arabic.
 */
export function CountedNumber({ quantity, sku }: CountedNumberProps) {
  return (
    <span className="font-mono text-sm">
      {countText(quantity)} × <bdi dir="ltr">{sku}</bdi>
    </span>
  )
}
