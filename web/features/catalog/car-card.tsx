import { Link } from 'react-router'
import { amountText } from '#web/shell/format.ts'
import { CarPicture } from './car-picture.tsx'
import { type CarCardView, carHref, carName } from './car-view.ts'
import './car.css'
import './listing-card.css'

const sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 44vw'

/** One car, in the layout of a listing card. */
export function CarCard({ car }: { car: CarCardView }) {
  const name = carName(car)
  return (
    <article className="card">
      {/* The title is the accessible link; the picture repeats it for the pointer. */}
      <Link to={carHref(car.slug)} className="card-picture" tabIndex={-1} aria-hidden="true">
        <CarPicture picture={car.picture} alt={name} sizes={sizes} />
      </Link>
      <CarStrip car={car} />
      <h3 className="card-name">
        <Link to={carHref(car.slug)} dir="auto">
          {name}
        </Link>
      </h3>
      <p className="card-price pb-3">
        <bdi dir="ltr">
          <small>AED</small> {amountText(car.price)}
        </bdi>
      </p>
    </article>
  )
}

/** Reference code and mileage, on the label strip. */
export function CarStrip({ car }: { car: CarCardView }) {
  return (
    <div className="card-strip">
      <bdi dir="ltr" className="car-code">
        {car.code}
      </bdi>
      {car.mileage && (
        <bdi dir="ltr" className="card-brand">
          {car.mileage}
        </bdi>
      )}
    </div>
  )
}
