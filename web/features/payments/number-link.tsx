import { Link } from 'react-router'

/** The number of an order, which leads to it. */
export function NumberLink({ to, number }: { to: string; number: string }) {
  return (
    <Link to={to} className="link">
      <bdi dir="ltr">{number}</bdi>
    </Link>
  )
}
