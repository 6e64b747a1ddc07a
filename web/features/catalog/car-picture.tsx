import { Icon } from '#web/ui/icon.tsx'
import { PartPicture } from './part-picture.tsx'

type CarPictureProps = {
  picture?: string
  alt: string
  /** As `PartPicture` takes them. */
  sizes: string
  priority?: boolean
  large?: boolean
}

/** A car's photo as parts show theirs; without one, the sign of a car. */
export function CarPicture({ picture, ...shown }: CarPictureProps) {
  if (picture) return <PartPicture {...shown} picture={picture} category="" />
  return (
    <span className="car-no-picture">
      <Icon name="car" />
    </span>
  )
}
