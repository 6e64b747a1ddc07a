import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { slugOf } from '#contract/part-number.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'

export type OwnListing = ReplyOf<'getDashboard'>['mostSeen'][number]

/** A part of one's own in a line: picture, number and name, with what the list is about at its end. */
export function OwnPart({ part, figure }: { part: OwnListing; figure?: string }) {
  const { language } = usePage()
  const { _id, category, images, partSKU } = part
  const picture = images[0]?.url.replace(/[^/]*$/, '320.webp')
  return (
    <div className="own-part">
      {picture ? (
        <img src={picture} alt="" width="64" height="48" loading="lazy" />
      ) : (
        <CategorySymbol slug={slugOf(category)} className="no-picture" />
      )}
      <p className="min-w-0">
        <Link to={`/my-listing/edit/${_id}`} className="own-part-name" dir="auto">
          <MixedText text={partNameIn(part, language)} />
        </Link>
        <bdi dir="ltr" className="max-w-full text-soft font-mono text-sm wrap-anywhere">
          {partSKU}
        </bdi>
      </p>
      {figure && <p className="own-part-figure">{figure}</p>}
    </div>
  )
}
