import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { isNew } from './card.ts'
import { useNow } from './now.ts'
import { PartPicture } from './part-picture.tsx'
import type { Part } from './part-view.ts'

const PictureZoom = lazy(() => import('./picture-zoom.tsx'))

/** The part's picture; pressing it enlarges it. */
export function PartGallery({ part, name }: { part: Part; name: string }) {
  const { t } = useTranslation('catalog')
  const now = useNow(part.requestedAt)
  const [zoomed, setZoomed] = useState(false)
  const alt = t('part.pictureAlt', { name, sku: part.sku })
  return (
    <div className="part-picture panel">
      <PartPicture
        {...part}
        alt={alt}
        sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 100vw, 60vw"
        priority
        large
      />
      {isNew(part.listed, now) && <span className="card-new marker-tag">{t('card.new')}</span>}
      {part.picture ? (
        <button type="button" className="part-zoom" onClick={() => setZoomed(true)}>
          <span>{t('part.zoom')}</span>
        </button>
      ) : (
        <p className="part-no-picture">{t('part.noPicture')}</p>
      )}
      {zoomed && part.picture && (
        <Suspense>
          <PictureZoom
            picture={part.picture}
            alt={alt}
            title={name}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
