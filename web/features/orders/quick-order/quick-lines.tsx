import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { PiecePrice } from '../piece-price.tsx'

/** Puts lines into the cart; resolves to whether they are in. */
export type AddLines = (lines: { listing_id: string; quantity: number }[]) => Promise<boolean>

type QuickLine = ReplyOf<'matchNumbers'>['lines'][number]

type QuickLinesProps = { lines: QuickLine[]; addLines: AddLines; onAgain: () => void }

/** What was found for each number; what is ticked can be added. A near number is not ticked by itself. */
export function QuickLines({ lines, addLines, onAgain }: QuickLinesProps) {
  const { t } = useTranslation('cart')
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(lines.flatMap(({ listing }, at) => (listing?.available ? [at] : []))),
  )
  const [busy, setBusy] = useState(false)
  const toggle = (at: number) =>
    setTicked((before) => {
      const after = new Set(before)
      if (!after.delete(at)) after.add(at)
      return after
    })
  const add = async () => {
    setBusy(true)
    const added = await addLines(linesToAdd(lines.filter((_, at) => ticked.has(at))))
    setBusy(false)
    if (added) onAgain()
  }
  return (
    <div className="quick-order-results">
      <ul aria-label={t('quick.results')}>
        {lines.map((line, at) => (
          // The same number may stand twice; lines never move.
          <li key={at} className="quick-line">
            <LineFound line={line} isTicked={ticked.has(at)} onToggle={() => toggle(at)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-marker"
          disabled={busy || ticked.size === 0}
          onClick={() => void add()}
        >
          {t('quick.add', { count: ticked.size })}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t('quick.again')}
        </button>
      </div>
    </div>
  )
}

/** One line for each listing; quantities of a number that stands twice add up. */
function linesToAdd(lines: QuickLine[]) {
  const quantities = new Map<string, number>()
  for (const { listing, nearest, quantity } of lines) {
    const id = (listing ?? nearest)?._id
    if (id) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([listing_id, quantity]) => ({ listing_id, quantity }))
}

type LineFoundProps = { line: QuickLine; isTicked: boolean; onToggle: () => void }

function LineFound({ line, isTicked, onToggle }: LineFoundProps) {
  const { t } = useTranslation('cart')
  const { typed, quantity, listing, nearest, offers } = line
  const part = listing ?? nearest
  if (!part)
    return (
      <p className="quick-line-text">
        <bdi dir="ltr" className="font-mono">
          {typed}
        </bdi>{' '}
        <span className="text-danger">{t('quick.unknown')}</span>{' '}
        <Link to={`/all-listings?search=${encodeURIComponent(typed)}`} className="link">
          {t('quick.search')}
        </Link>
      </p>
    )
  return (
    <label className="quick-line-found">
      <input
        type="checkbox"
        checked={isTicked}
        disabled={part.available === 0}
        onChange={onToggle}
      />
      <span className="quick-line-text">
        {!listing && (
          <span className="block">
            <bdi dir="ltr" className="font-mono text-soft">
              {typed}
            </bdi>{' '}
            {t('quick.nearest')}
          </span>
        )}
        <PartFound part={part} />
      </span>
      <span className="quick-line-price">
        <PiecePrice quantity={quantity} price={part.price} />
        <span className={part.available > 0 ? 'text-soft text-sm' : 'text-danger text-sm'}>
          {part.available > 0 ? t('quick.offers', { count: offers || 1 }) : t('quick.soldOut')}
        </span>
      </span>
    </label>
  )
}

function PartFound({ part }: { part: Listing }) {
  const { language } = usePage()
  return (
    <>
      <bdi dir="ltr" className="font-mono font-medium">
        {part.partSKU}
      </bdi>{' '}
      <MixedText text={partNameIn(part, language)} />{' '}
      <span className="text-soft">
        <CompanyName name={part.seller.company_name} nameAr={part.seller.company_name_ar} />
      </span>
    </>
  )
}
