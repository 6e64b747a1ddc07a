import { useId } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'
import './summary-panel.css'

type Way = { to: string; label: string }

type SummaryPanelProps = {
  title: string
  icon: IconName
  /** The page with all of it. */
  all?: Way
  children: React.ReactNode
}

/** The latest of something on an overview, with the way to all of it. */
export function SummaryPanel({ title, icon, all, children }: SummaryPanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="summary panel">
      <div className="label-strip summary-strip border-t-0">
        <h2 id={id} className="summary-title">
          <Icon name={icon} className="text-soft" />
          {title}
        </h2>
        {all && (
          <Link to={all.to} className="summary-all link">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** In place of a panel that would be empty: one line, and a way on. */
export function SummaryLine({ icon, text, way }: { icon: IconName; text: string; way: Way }) {
  return (
    <p className="summary-line panel">
      <Icon name={icon} className="text-muted" />
      <span className="text-soft">{text}</span>
      <Link to={way.to} className="summary-all link">
        {way.label}
      </Link>
    </p>
  )
}

/** Placeholder for the rows of a panel. */
export function SummarySkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="summary-rows">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="summary-row">
          <span className="skeleton h-10 w-full" />
        </div>
      ))}
    </div>
  )
}
