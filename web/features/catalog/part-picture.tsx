import { CategorySymbol } from '#web/ui/category-symbol.tsx'

type PartPictureProps = {
  /** See `Card.picture`. */
  picture?: string
  /** Slug of the category. */
  category: string
  alt: string
  /** The displayed width, as for the `sizes` attribute. */
  sizes: string
  /** Among the first pictures of a screen: loaded at once. */
  priority?: boolean
  /** Also in its largest size, which exists as WebP only. */
  large?: boolean
}

/**
 * A part's picture in the best format and size that the browser supports; without one, its
 * category's symbol.
 */
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
