import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { isNew } from './card.ts'
import { useNow } from './now.ts'
import { PartPicture } from './part-picture.tsx'
import type { Part } from './part-view.ts'

const PictureZoom = lazy(() => import('./picture-zoom.tsx'))

/** The part's pictures: one large, which pressing enlarges, and small ones to choose it. */
export function PartGallery({ part, name }: { part: Part; name: string }) {
  const { t } = useTranslation('catalog')
  const now = useNow(part.requestedAt)
  const [zoomed, setZoomed] = useState(false)
  const [shown, setShown] = useState(0)
  const { pictures, category } = part
  const picture = pictures[shown]
  const alt = t('part.pictureAlt', { name, sku: part.sku })
  return (
    <div className="part-gallery">
      <div className="part-picture panel">
        <PartPicture
          {...(picture && { picture })}
          category={category}
          alt={alt}
          sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 100vw, 60vw"
          priority
          large
        />
        {isNew(part.listed, now) && <span className="card-new marker-tag">{t('card.new')}</span>}
        {picture ? (
          <button type="button" className="part-zoom" onClick={() => setZoomed(true)}>
            <span>{t('part.zoom')}</span>
          </button>
        ) : (
          <p className="part-no-picture">{t('part.noPicture')}</p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="part-thumbnails noscript:hidden" aria-label={t('part.pictures')}>
          {pictures.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={t('part.pictureOf', { number: index + 1, total: pictures.length })}
                onClick={() => setShown(index)}
              >
                <img src={`${each}/320.webp`} alt="" width={80} height={60} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <PictureZoom
            {...{ pictures, shown, alt }}
            title={name}
            onShow={setShown}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
