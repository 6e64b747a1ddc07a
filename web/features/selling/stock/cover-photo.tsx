import { slugOf } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { pictureTypes } from '#web/ui/form/file-rules.ts'
import { Icon } from '#web/ui/icon.tsx'

type CoverPhotoProps = {
  listing: OwnListing
  /** 0 to 1 while a picture is sent. */
  progress: number | undefined
  disabled: boolean
  onFile: (file: File) => void
}

/** The first picture of a listing; pressing it takes another one. */
export function CoverPhoto({ listing, progress, disabled, onFile }: CoverPhotoProps) {
  const { t } = useTranslation('stock')
  const { _id, partSKU: sku, images, category } = listing
  const image = images[0]
  return (
    <label className="cover-photo" data-empty={image ? undefined : ''}>
      {image ? (
        <img src={smallOf(image.url)} alt="" width={320} height={240} loading="lazy" />
      ) : (
        <CategorySymbol slug={slugOf(category)} className="cover-symbol" />
      )}
      <span className="cover-sign">
        <Icon name="camera" />
      </span>
      <input
        type="file"
        id={coverId(_id)}
        accept={pictureTypes.join(',')}
        disabled={disabled}
        aria-label={t(image ? 'photo.replace' : 'photo.add', { sku })}
        className="cover-input"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
      {progress !== undefined && (
        <progress
          max={1}
          value={progress}
          aria-label={t('photo.sending', { sku })}
          className="cover-progress"
        />
      )}
    </label>
  )
}

/** The box that takes a listing's picture; its menu opens it as well. */
export const coverId = (id: string) => `cover-${id}`

/** "/media/<id>/640.webp" in its smallest form. */
const smallOf = (url: string) => url.replace(/\/640\.webp$/, '/320.webp')
