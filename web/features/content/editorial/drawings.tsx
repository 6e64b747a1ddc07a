import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { bars } from './bars.ts'
import './drawings.css'

/** Four ways to search for a part, on one carton label. */
export function SearchWays() {
  const ways: [IconName, string][] = [
    ['number', '04465-60320'],
    ['document', 'JTEBX9FJ5FK123456'],
    ['car', 'Prado · 2015'],
    ['language', 'فحمات أمامية'],
  ]
  return (
    <div className="drawn-label">
      {ways.map(([icon, text]) => (
        <p key={icon} className="drawn-row">
          <Icon name={icon} className="text-md text-primary" />
          <bdi className="drawn-text">{text}</bdi>
        </p>
      ))}
      <Barcode />
    </div>
  )
}

/** The steps of a purchase: search, compare, call. */
export function ThreeLabels() {
  const steps: [IconName, string][] = [
    ['search', '01'],
    ['price', '02'],
    ['phone', '03'],
  ]
  return (
    <div className="drawn-chain">
      {steps.map(([icon, number]) => (
        <div key={icon} className="drawn-label">
          <p className="label-strip">
            <bdi dir="ltr" className="font-mono">
              {number}
            </bdi>
          </p>
          <Icon name={icon} className="drawn-symbol" />
        </div>
      ))}
    </div>
  )
}

/** One number, three prices, the best one circled with the paint marker. */
export function Offers() {
  const offers: [string, string][] = [
    ['AZ', '285'],
    ['SR', '240'],
    ['GP', '310'],
  ]
  return (
    <div className="drawn-label">
      <p className="label-strip">
        <bdi dir="ltr" className="font-mono">
          04465-60320
        </bdi>
        <Icon name="search" />
      </p>
      {offers.map(([seller, price], index) => (
        <p key={seller} className="drawn-row">
          <span className="drawn-plate">{seller}</span>
          <span className="drawn-line" />
          <bdi dir="ltr" className="drawn-price">
            <small>AED</small> {price}
            {index === 1 && <PaintRing />}
          </bdi>
        </p>
      ))}
    </div>
  )
}

/** A listing as buyers see it, and its requests. */
export function ListedPart() {
  const asked: [IconName, string][] = [
    ['heart', '12'],
    ['contact', '4'],
    ['phone', '3'],
  ]
  return (
    <div className="drawn-label">
      <CategorySymbol slug="brake-parts" className="drawn-picture" />
      <p className="label-strip">
        <bdi dir="ltr" className="font-mono">
          43512-60191
        </bdi>
        <span className="drawn-plate">GP</span>
      </p>
      <p className="drawn-row">
        <bdi dir="ltr" className="drawn-price">
          <small>AED</small> 385
        </bdi>
      </p>
      <p className="drawn-row">
        {asked.map(([icon, count]) => (
          <span key={icon} className="inline-flex items-center gap-1.5 font-semibold">
            <Icon name={icon} className="text-primary" />
            <bdi dir="ltr">{count}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

/** The logo of Ghiyar as the label of its own carton. */
export function LogoLabel() {
  return (
    <div className="drawn-label">
      <svg viewBox="8 4 46 54" className="drawn-logo">
        <path
          d="M43.5 28.2A15.5 15.5 0 1 0 43.5 47.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <path
          d="M49.7 29a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 0 1 10.4 0zm-3.2 0a2 2 0 1 0-4 0a2 2 0 0 0 4 0zM49.7 47a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 0 1 10.4 0zm-3.2 0a2 2 0 1 0-4 0a2 2 0 0 0 4 0z"
          fill="currentColor"
        />
        <path d="M31.5 6.5l5 2.9v5.7l-5 2.9-5-2.9V9.4z" className="fill-marker" />
      </svg>
      <p className="label-strip">
        <bdi dir="ltr" className="font-mono">
          UAE
        </bdi>
        <bdi lang="ar" className="font-system">
          غيار
        </bdi>
      </p>
      <Barcode />
    </div>
  )
}

function PaintRing() {
  return (
    <svg viewBox="0 0 100 48" preserveAspectRatio="none" className="paint-ring">
      <path
        d="M60 4.5C31 1 5 9 4 24.5C3 39 33 46 59 44c24-2 38-10 37-21.5C95 9 70 1 38 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function Barcode() {
  return (
    <svg viewBox="0 0 120 16" preserveAspectRatio="none" className="drawn-barcode">
      <path d={bars} fill="currentColor" />
    </svg>
  )
}
