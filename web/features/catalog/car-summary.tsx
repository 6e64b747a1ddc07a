import { amountText } from '#web/shell/format.ts'
import { CarStrip } from './car-card.tsx'
import type { CarView } from './car-view.ts'

/** Name and price of a car. */
export function CarSummary({ car }: { car: CarView }) {
  return (
    <section className="part-summary panel">
      <div className="part-title">
        {/* The version is mostly in Latin letters and digits, whatever the language of the name. */}
        <h1 className="pe-3 wrap-anywhere">
          <bdi>
            {car.vehicle} {car.year} <bdi>{car.version}</bdi>
          </bdi>
        </h1>
      </div>
      <CarStrip car={car} />
      <div className="part-facts">
        <p className="part-price">
          <bdi dir="ltr">
            <small>AED</small> {amountText(car.price)}
          </bdi>
        </p>
      </div>
    </section>
  )
}
