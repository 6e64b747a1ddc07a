import { Amount } from '#web/shell/amount.tsx'
import './payments.css'

type FigureProps = { name: string; text: string; dirhams: number }

/** An amount on its label, with what it is made of. */
export function Figure({ name, text, dirhams }: FigureProps) {
  return (
    <section className="payment-figure panel">
      <h2 className="label-strip border-t-0 text-sm">{name}</h2>
      <p className="payment-figure-value">
        <Amount dirhams={dirhams} />
      </p>
      <p className="payment-figure-text">{text}</p>
    </section>
  )
}
