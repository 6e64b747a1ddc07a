import { CategorySymbol } from '#web/ui/category-symbol.tsx'

type PartPictureProps = {
  /** See `Card.picture`. */
  picture?: string
  /** Link form of the category. */
  category: string
  alt: string
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** Of the first pictures on a screen: fetched at once. */
  priority?: boolean
  /** Also in its largest form, which exists as WebP only. */
  large?: boolean
}

/** A part's picture in the best form and size that the browser takes; without one, its category's sign. */
export function PartPicture({ picture, category, alt, sizes, priority, large }: PartPictureProps) {
  if (!picture) {
    return <CategorySymbol slug={category} className="no-picture" />
  }
  return (
    <picture>
      {!large && (
        <source
          type="image/avif"
          srcSet={`${picture}/320.avif 320w, ${picture}/640.avif 640w`}
          sizes={sizes}
        />
      )}
      <img
        src={`${picture}/${large ? 640 : 320}.webp`}
        srcSet={large ? `${picture}/640.webp 640w, ${picture}/960.webp 960w` : undefined}
        sizes={large ? sizes : undefined}
        width={640}
        height={480}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
