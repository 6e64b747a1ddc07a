import { Link } from 'react-router'
import type { OwnListing } from '#contract/selling.ts'
import { usePage } from '#web/shell/page.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'

/** The name in the reader's language, leading to its form, and the other name beside it. */
export function ListingName({ listing }: { listing: OwnListing }) {
  const { language } = usePage()
  const { _id, partName, partNameAr } = listing
  const arabic = { text: partNameAr, lang: 'ar' }
  const latin = { text: partName, lang: undefined }
  const [first, second] = language === 'ar' && partNameAr ? [arabic, latin] : [latin, arabic]
  return (
    <>
      <Link to={`/my-listing/edit/${_id}`} className="listing-name" lang={first.lang}>
        <bdi>
          <MixedText text={first.text!} />
        </bdi>
      </Link>
      {second.text && second.text !== first.text && (
        <bdi className="listing-name-other" lang={second.lang}>
          <MixedText text={second.text} />
        </bdi>
      )}
    </>
  )
}
