import type { NamedCount } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'

const SYMBOLS = 5

/** The head of a seller's page: its picture, or a shelf label with the pictograms of what it deals in. */
export function SellerCover({ src, categories }: { src: string | null; categories: NamedCount[] }) {
  if (src) return <img src={src} alt="" width={1280} height={320} className="seller-cover" />
  return (
    <div aria-hidden="true" className="seller-cover seller-cover-drawn">
      {categories.slice(0, SYMBOLS).map(({ _id, name }) => (
        <CategorySymbol key={_id} slug={slugOf(name)} className="seller-cover-symbol" />
      ))}
    </div>
  )
}
