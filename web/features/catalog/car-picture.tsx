import { Icon } from '#web/ui/icon.tsx'
import { PartPicture } from './part-picture.tsx'

type CarPictureProps = {
  picture?: string
  alt: string
  /** See `PartPicture`. */
  sizes: string
  priority?: boolean
  large?: boolean
}

/** A car's photo, shown like a part's; without one, the symbol of a car. */
export function CarPicture({ picture, ...shown }: CarPictureProps) {
  if (picture) return <PartPicture {...shown} picture={picture} category="" />
  return (
    <span className="car-no-picture">
      <Icon name="car" />
    </span>
  )
}
